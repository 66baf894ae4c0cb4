/* Replaces Gatsby's registration of the service worker, which runs only for plugins. */
export {};
