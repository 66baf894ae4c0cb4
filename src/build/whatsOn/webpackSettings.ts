import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Content } from "../content/schema";
import { currentNotices, eventsToCome } from "./whatsOn";

type Hook = Pick<CreateWebpackConfigArgs, "stage" | "plugins">;

/**
 * Returns webpack settings that leave out the code and styles for coming events and notices if there are none.
 * Develop keeps them, because the first event may be added while it runs.
 */
export function whatsOnWebpackSettings({ stage, plugins }: Hook, content: Content) {
  const now = Date.now();
  const isDevelop = stage.startsWith("develop");
  return {
    plugins: [
      plugins.define({
        HAS_COMING_EVENTS: isDevelop || eventsToCome(content.comingEvents, now).length > 0,
        HAS_NOTICES: isDevelop || currentNotices(content.notices, now).length > 0,
      }),
    ],
    // By default, webpack keeps an import that is not used, because it might do something else.
    module: {
      rules: [{ include: [resolve("src/layout"), resolve("src/sections")], sideEffects: false }],
    },
  };
}
