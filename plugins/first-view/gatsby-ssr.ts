import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { deferScripts, rememberPage } from "./node/deferScripts";

const isBuild = process.env.NODE_ENV === "production";

export function onRenderBody(hook: RenderBodyArgs) {
  if (isBuild) rememberPage(hook);
}

export function onPreRenderHTML(hook: PreRenderHTMLArgs) {
  if (isBuild) deferScripts(hook);
}
