/**
 * The headers of every response. gatsby-config passes them to Gatsby, where they replace its outdated defaults.
 * hosting/nginx.conf and hosting/Caddyfile have the same. Each page contains its Content-Security-Policy.
 */
export const securityHeaders = [
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "same-origin" },
  // Browser features that no script may use. The list is short, because every response contains it.
  { key: "permissions-policy", value: "camera=(), geolocation=(), microphone=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  // Only this site may frame its pages: the map, if it is one of them, and the page beside a form of the editor.
  { key: "x-frame-options", value: "SAMEORIGIN" },
  // Turns off the XSS filter of old browsers, which was itself exploitable. Gatsby turns it on.
  { key: "x-xss-protection", value: "0" },
];
