import type { PreRenderHTMLArgs } from "gatsby";
import { deferScripts } from "./node/deferScripts";

export function onPreRenderHTML(hook: PreRenderHTMLArgs) {
  if (process.env.NODE_ENV === "production") deferScripts(hook);
}
