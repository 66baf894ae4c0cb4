import { framingRules } from "./contentSecurityPolicy";

export type Header = { key: string; value: string };

const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

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
