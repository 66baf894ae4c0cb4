/** Replaces every CSS module, and keeps the class names of the style sheet. */
module.exports = new Proxy(
  {},
  { get: (_classes, name) => (name === "__esModule" ? true : String(name)) },
);
