import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { formatRinggit } from "../../../src/domain/format/ringgit";
import { estimate } from "../../../src/domain/pricing/estimate";
import { dataFile } from "../site/data";
import { publicFolder } from "../site/testSite";
import { expect } from "./test";

type Rig = { id: string; isReservable: boolean };

/** Chooses the first rig in the calculator that can, or cannot, be reserved. */
export async function chooseRig(page: Page, isReservable: boolean): Promise<void> {
  const rigs: Rig[] = dataFile("rigs").rigs;
  const rig = rigs.find((each) => each.isReservable === isReservable);
  await page.getByLabel("What?").selectOption(rig?.id ?? "");
}

const homePage = JSON.parse(
  readFileSync(join(publicFolder, "page-data/index/page-data.json"), "utf8"),
);

/** The calculator shows the price of what its fields say. */
export async function expectTotal(page: Page): Promise<void> {
  const { total, choice } = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("form:has(select)");
    const fields = new FormData(form ?? undefined);
    return {
      total: form?.parentElement?.querySelector("[role=status]")?.textContent,
      choice: {
        rigId: String(fields.get("rig")),
        count: Number(fields.get("count")),
        hours: Number(fields.get("hours")),
        isMember: fields.has("member"),
      },
    };
  });
  expect(total).toBe(formatRinggit(estimate(choice, homePage.result.data.pricingJson).total));
}
