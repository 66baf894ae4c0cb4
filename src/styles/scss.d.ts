/* Style sheets that are imported for their effect. CSS modules are declared in cssModules.d.ts. */
declare module "*.scss";
declare module "*.css";
