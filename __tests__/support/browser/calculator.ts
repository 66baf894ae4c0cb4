import type { Page } from "@playwright/test";
import { formatRinggit } from "../../../src/domain/format/ringgit";
import { estimate } from "../../../src/domain/pricing/estimate";
import { expect } from "./test";

/** The calculator shows the price of what its fields say. */
export async function expectTotal(page: Page): Promise<void> {
  const { total, choice, pageData } = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form:has(select)");
    const fields = new FormData(form ?? undefined);
    const data = document.querySelector("script[type='application/json']");
    return {
      pageData: data?.textContent ?? "",
      total: form?.parentElement?.querySelector("[role=status]")?.textContent,
      choice: {
        rigId: String(fields.get("rig")),
        count: Number(fields.get("count")),
        hours: Number(fields.get("hours")),
        isMember: fields.has("member"),
      },
    };
  });
  const { pricingJson } = JSON.parse(pageData).result.data;
  expect(total).toBe(formatRinggit(estimate(choice, pricingJson).total));
}
