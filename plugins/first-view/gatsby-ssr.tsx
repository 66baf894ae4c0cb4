import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { UNTIL } from "../../src/document/shownDuring";
import { InlineScript } from "../shared/InlineScript";
import { deferScripts } from "./node/deferScripts";

// The code of browser/head/hideWhatIsOff.ts, which `inlineScripts` inserts.
declare const HIDE_WHAT_IS_OFF: string;

const isBuild = process.env.NODE_ENV === "production";

/** Gatsby's types do not mention `bodyHtml`. */
type RenderBodyHook = RenderBodyArgs & { bodyHtml?: string };

export function onRenderBody({ bodyHtml = "", setHeadComponents }: RenderBodyHook) {
  if (isBuild && bodyHtml.includes(UNTIL)) {
    setHeadComponents([<InlineScript key="what-is-off" code={HIDE_WHAT_IS_OFF} />]);
  }
}

export function onPreRenderHTML(hook: PreRenderHTMLArgs) {
  if (isBuild) deferScripts(hook);
}
