declare module "*.module.scss" {
  const classNames: Record<string, string>;
  export = classNames;
}

declare module "*.scss";

declare module "*.css";
