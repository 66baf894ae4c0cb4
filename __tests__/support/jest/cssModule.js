/** Any CSS module: each class is called as the style sheet calls it. */
module.exports = new Proxy(
  {},
  { get: (_classes, name) => (name === "__esModule" ? true : String(name)) },
);
