import { type WrapPageElementBrowserArgs, withPrefix } from "gatsby";
import { toRoute } from "../domain/routes";
import { SiteLayout } from "./SiteLayout";

type PageArgs = Pick<WrapPageElementBrowserArgs, "element"> & {
  props: { location: { pathname: string } };
};

/** Wraps every page in the layout. The 404 page is blank. */
export function wrapPageElement({ element, props }: PageArgs) {
  // The path includes the path prefix, such as `/lobby`.
  const route = toRoute(props.location.pathname.slice(withPrefix("/").length - 1) || "/");
  return route ? <SiteLayout route={route}>{element}</SiteLayout> : element;
}
