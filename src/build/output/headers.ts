import { framingRules } from "./contentSecurityPolicy";

export type Header = { key: string; value: string };

/** What no script may ask the visitor for. The list is short, because every response carries it. */
const unusedFeatures = ["camera", "geolocation", "microphone"];

/**
 * The headers of every response, except the Content-Security-Policy, which depends on the built pages.
 * gatsby-config passes them to Gatsby, where they replace its outdated defaults.
 */
export function securityHeaders(mapUrl: string): Header[] {
  return [
    { key: "x-content-type-options", value: "nosniff" },
    { key: "referrer-policy", value: "same-origin" },
    { key: "permissions-policy", value: unusedFeatures.map((name) => `${name}=()`).join(", ") },
    { key: "cross-origin-opener-policy", value: "same-origin" },
    // For browsers that do not support frame-ancestors.
    { key: "x-frame-options", value: framingRules(mapUrl).frameOptions },
    // Turns off the XSS filter of old browsers, which was itself exploitable. Gatsby turns it on.
    { key: "x-xss-protection", value: "0" },
  ];
}
