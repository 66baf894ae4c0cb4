import type { Page } from "@playwright/test";
import { dataFile } from "../site/data";

const { embedUrl } = dataFile("site").map;

/** Replaces a map from another site, which a test cannot reach, by a drawing. */
export async function mockMap(page: Page): Promise<void> {
  if (embedUrl.startsWith("/")) return;
  const { href } = new URL(embedUrl);
  await page.route(
    (url) => url.href === href,
    (route) =>
      route.fulfill({ contentType: "text/html", body: '<svg width="90" height="90"></svg>' }),
  );
}
