import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactElement } from "react";
import { InlineScript } from "../../shared/InlineScript";

// The code of browser/head/scriptLoader.ts, which `inlineScripts` inserts.
declare const SCRIPT_LOADER: string;

/** Lets `scriptLoader.ts` load the scripts of a page. Called before Gatsby writes it. */
export function deferScripts(hook: PreRenderHTMLArgs & { pathPrefix?: string }): void {
  const { pathPrefix = "" } = hook;
  // Scripts of other sites stay as they are.
  const isOwn = (src = "") => src.startsWith(`${pathPrefix}/`) && !src.startsWith("//");
  const body = hook.getPostBodyComponents() as ReactElement[];
  const scripts = body.filter(({ props }) => props.async && isOwn(props.src));
  hook.replacePostBodyComponents(body.filter((element) => !scripts.includes(element)));
  const sources = scripts.map(({ props }) => props.src).join(" ");
  hook.replaceHeadComponents([
    ...hook.getHeadComponents(),
    <InlineScript key="load-scripts" code={SCRIPT_LOADER} data-sources={sources} />,
  ]);
}
