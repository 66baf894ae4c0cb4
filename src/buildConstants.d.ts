// The build replaces these: see `build/whatsOn/webpackSettings.ts`.

/** Whether there are coming events. Always true in develop. */
declare const HAS_COMING_EVENTS: boolean;

/** Whether there are notices that are not over. Always true in develop. */
declare const HAS_NOTICES: boolean;
