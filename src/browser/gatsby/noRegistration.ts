/* Replaces Gatsby's module that registers a service worker when a plugin asks for it. No plugin of this site does. */
export {};
