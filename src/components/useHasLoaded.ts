import { useEffect, useState } from "react";

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData: boolean };
  }
}

/** Whether the page has loaded, so that extra pictures may follow. Always false for visitors who save data. */
export function useHasLoaded(): boolean {
  const [hasLoaded, setHasLoaded] = useState(false);

  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const report = () => setHasLoaded(true);
    if (document.readyState === "complete") report();
    else addEventListener("load", report);
    return () => removeEventListener("load", report);
  }, []);

  return hasLoaded;
}
