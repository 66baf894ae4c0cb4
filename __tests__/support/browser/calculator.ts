import type { Page } from "@playwright/test";
import { dataFile } from "../site/data";

type Rig = { id: string; isReservable: boolean };

/** Chooses the first rig in the calculator that can, or cannot, be reserved. */
export async function chooseRig(page: Page, isReservable: boolean): Promise<void> {
  const rigs: Rig[] = dataFile("rigs").rigs;
  const rig = rigs.find((each) => each.isReservable === isReservable);
  await page.getByLabel("What?").selectOption(rig?.id ?? "");
}
