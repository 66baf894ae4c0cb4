import { expect, type Page, type Request, type Route } from "@playwright/test";
import { dataFiles } from "../fixture";

export const { inquiry } = dataFiles.site;

export const typed = {
  name: "Aisyah binti Rahman",
  email: "aisyah@mail.example",
  phone: "+60 12-111 2222",
  eventType: "Something of our own",
  message: 'Sixteen players,\n"on" a <b>Saturday</b> 🎮',
};

/** Mocks the form service, which answers each POST with `answer`. Collects the POSTs and the page's alerts. */
export async function mockFormService(page: Page, answer: (route: Route) => Promise<void>) {
  const posts: Request[] = [];
  await page.route(inquiry.endpoint, async (route) => {
    posts.push(route.request());
    await answer(route);
  });
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return { posts, alerts };
}

export const withStatus = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    headers: { "Access-Control-Allow-Origin": "*" },
    body: "<nonsense",
  });

const form = (page: Page) => page.locator("#inquiry form");

export const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

export async function fillIn(page: Page) {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
}

export const submit = (page: Page) => form(page).getByRole("button").click();

export const values = (page: Page) =>
  Promise.all(Object.keys(typed).map((name) => field(page, name).inputValue()));

export const expectIdle = (page: Page) =>
  expect(form(page).getByRole("button")).not.toHaveAttribute("aria-disabled");
