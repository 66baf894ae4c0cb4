declare global {
  interface Window {
    /** Every link of Gatsby calls it. Gatsby's types describe neither of the two. */
    ___navigate: (to: string, options?: object) => void;
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Gatsby 5.16 loads a page before it goes there, and goes there even if the visitor has followed another link meanwhile, or has
 * gone Back. After this call, only the latest of these counts.
 */
export function followLatestLink(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  let latest = 0;
  window.___navigate = async (to, options) => {
    latest += 1;
    const number = latest;
    await loader.loadPage(to.replace(/#.*/, ""));
    if (number === latest) navigate(to, options);
  };
  addEventListener("popstate", () => {
    latest += 1;
  });
}
