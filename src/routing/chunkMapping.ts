declare global {
  interface Window {
    /** Which files hold the code of which page; Gatsby's own. */
    ___chunkMapping?: string | Record<string, string[]>;
  }
}

/**
 * Gatsby 5.16 writes the mapping as a string, in which its loader finds no files, so that it never
 * fetches a page's code ahead of the click. It wants the object that the string stands for.
 */
export function parseChunkMapping(): void {
  if (typeof window.___chunkMapping === "string") {
    window.___chunkMapping = JSON.parse(window.___chunkMapping);
  }
}
