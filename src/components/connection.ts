declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData: boolean };
  }
}

/** Whether the visitor has asked the browser to save data. */
export const savesData = () => navigator.connection?.saveData ?? false;
