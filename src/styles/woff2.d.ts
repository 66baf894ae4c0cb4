/** The address at which the build serves a font. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
