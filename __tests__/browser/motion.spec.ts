import { expect, test, visit } from "../support/browser/test";

for (const [reducedMotion, duration] of [
  ["no-preference", "0.22s"],
  ["reduce", "0.001s"],
] as const) {
  test(`the specs of a rig come in ${duration} if the visitor's preference is ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/");
    const specs = page.locator("#rigs article ul").first();
    await expect(specs).toHaveCSS("transition-duration", `${duration}, ${duration}`);
  });
}
