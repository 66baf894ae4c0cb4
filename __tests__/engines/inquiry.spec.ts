import { expect, test } from "../support/engines/visitor";
import { dataFile } from "../support/site/data";

const { inquiry } = dataFile("site");

const typed = {
  name: "Aisyah binti Rahman",
  email: "aisyah@mail.example",
  phone: "+60 12-111 2222",
  eventType: "Tournament",
  message: `Sixteen players, "on" a <b>Saturday</b>`,
};

for (const [title, answer, alerts, isKept] of [
  [
    "an accepted inquiry thanks the visitor and clears the form",
    "ok",
    ["Form submitted successfully!"],
    false,
  ],
  ["a declined inquiry shows no message and keeps the form", "not ok", [], true],
  [
    "an inquiry without a network shows an alert and keeps the form",
    "network failure",
    ["There was an error submitting the form. Please try again."],
    true,
  ],
] as const) {
  test(title, async ({ visitor }) => {
    await visitor.visit("/events");
    await visitor.engine.run(
      (kind, endpoint) => {
        const seen = { bodies: [] as string[], alerts: [] as string[] };
        const original = window.fetch;
        const fetch = async (url: string, request: { body: string }) => {
          if (url !== endpoint) return original(url, request);
          seen.bodies.push(request.body);
          if (kind === "network failure") throw new TypeError("no network");
          return { ok: kind === "ok" };
        };
        const alert = (text: string) => seen.alerts.push(text);
        Object.assign(window, { fetch, alert, seen });
      },
      answer,
      inquiry.endpoint,
    );
    for (const [name, text] of Object.entries(typed)) {
      await visitor.engine.type(`form [name="${name}"]`, text);
    }
    await visitor.engine.click('form [type="submit"]');
    const seen = () =>
      visitor.engine.run(() => {
        const { bodies, alerts } = (window as never as { seen: Record<string, string[]> }).seen;
        const isBusy = document.querySelector("form")?.getAttribute("aria-busy");
        return { bodies, alerts, isBusy };
      });
    await expect.poll(seen).toMatchObject({ alerts, isBusy: "false" });
    const { bodies } = await seen();
    expect(bodies?.map((body) => JSON.parse(body))).toEqual([
      { access_key: inquiry.accessKey, ...typed },
    ]);
    const values = await visitor.engine.run(() =>
      Array.from(document.querySelectorAll<HTMLInputElement>("form [name]"), ({ value }) => value),
    );
    expect(values).toEqual(Object.values(typed).map((text) => (isKept ? text : "")));
    await visitor.engine.run(() => sessionStorage.clear());
  });
}

test("an empty inquiry form is not submitted", async ({ visitor }) => {
  await visitor.visit("/events");
  await visitor.engine.click('form [type="submit"]');
  expect(await visitor.count("form:invalid")).toBe(1);
  expect(await visitor.engine.run(() => document.activeElement?.getAttribute("name"))).toBe("name");
});

test("a link to #privacy opens the privacy notice", async ({ visitor }) => {
  await visitor.visit("/about");
  await visitor.visit("/events#privacy");
  await expect.poll(() => visitor.count("details[open] #privacy")).toBe(1);
});
