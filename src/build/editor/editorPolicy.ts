/**
 * The Content-Security-Policy of `/admin/`. It also reaches the frame in which the editor shows a page.
 * @param isPublished whether it saves on GitHub
 */
export function editorPolicy(isPublished: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The editor's components insert their styles into the page.
    "style-src 'self' 'unsafe-inline' blob:",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    `connect-src 'self' blob: data:${isPublished ? " https://api.github.com" : ""}`,
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
}
