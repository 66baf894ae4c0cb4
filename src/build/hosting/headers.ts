import { framedBy } from "./contentSecurityPolicy";

export type Header = { key: string; value: string };

/** What no page of this site uses, and nothing that it shows in a frame may use either. */
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
  "web-share",
  "xr-spatial-tracking",
];

/**
 * Sent with every answer, besides the Content-Security-Policy, which is known after the build only.
 * In gatsby-config they reach Gatsby's routes, and take the place of its own older ones.
 */
export function securityHeaders(mapUrl: string): Header[] {
  return [
    { key: "x-content-type-options", value: "nosniff" },
    { key: "referrer-policy", value: "same-origin" },
    { key: "permissions-policy", value: unusedFeatures.map((name) => `${name}=()`).join(", ") },
    { key: "cross-origin-opener-policy", value: "same-origin" },
    // For browsers that do not know the policy's frame-ancestors.
    { key: "x-frame-options", value: framedBy(mapUrl).frameOptions },
    // Gatsby turns on a filter of old browsers that was itself a way in.
    { key: "x-xss-protection", value: "0" },
  ];
}
