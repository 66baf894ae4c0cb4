/** Whether the host, or the store of the service worker, has a file. */
export const canBeLoaded = (url: string, options?: RequestInit): Promise<boolean> =>
  fetch(url, options).then(
    ({ ok }) => ok,
    () => false,
  );
