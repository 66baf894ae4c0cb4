import { TextDecoder, TextEncoder } from "node:util";

// jsdom does not have them: https://github.com/jsdom/jsdom/issues/2524
Object.assign(globalThis, { TextDecoder, TextEncoder });
