/* Global style sheets. CSS modules are declared in cssModules.d.ts. */
declare module "*.scss";
declare module "*.css";
