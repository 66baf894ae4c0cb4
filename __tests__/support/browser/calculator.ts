import type { Page } from "@playwright/test";
import { formatRinggit } from "../../../src/domain/format/ringgit";
import { estimate } from "../../../src/domain/pricing/estimate";
import { expect } from "./test";

/** The calculator shows the prices of what its fields say. */
export async function expectTotals(page: Page): Promise<void> {
  const { totals, choice, pageData } = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form:has(select)");
    const fields = new FormData(form ?? undefined);
    const data = document.querySelector("script[type='application/json']");
    const prices = form?.parentElement?.querySelectorAll("[role=status] b") ?? [];
    return {
      pageData: data?.textContent ?? "",
      totals: Array.from(prices, ({ textContent }) => textContent),
      choice: {
        rigId: String(fields.get("rig")),
        count: Number(fields.get("count")),
        hours: Number(fields.get("hours")),
      },
    };
  });
  const { pricingJson } = JSON.parse(pageData).result.data;
  const expected = [false, true].map((isMember) => estimate(choice, pricingJson, isMember).total);
  expect(totals).toEqual(expected.map(formatRinggit));
}
