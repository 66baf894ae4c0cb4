import { expect, headings, item, test, Visitor } from "../support/engines/visitor";
import { StaticServer } from "../support/hosts/staticServer";
import { dataFile } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

/** In ms, until Gatsby fetches the pages that links on screen lead to. */
const GATSBY_WAIT = 3000;

test("every page can be read, and nothing in it offends the policy", async ({ visitor }) => {
  for (const route of Object.keys(headings)) {
    await visitor.visit(route);
    await visitor.engine.run(() => {
      addEventListener("securitypolicyviolation", ({ blockedURI }) => {
        document.documentElement.dataset.violation = blockedURI;
      });
      scrollTo(0, document.body.scrollHeight);
    });
    await visitor.expectPage(route);
    expect(await visitor.count("[data-violation]")).toBe(0);
  }
});

test("what is fetched ahead of a click does not offend it either", async ({ visitor }) => {
  await visitor.visit("/");
  const violations = await visitor.engine.run(async (wait) => {
    const seen: string[] = [];
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective} ${blockedURI}`),
    );
    await new Promise((resolve) => setTimeout(resolve, wait));
    return seen;
  }, 2 * GATSBY_WAIT);
  expect(violations).toEqual([]);
});

test("links lead through the site without loading it anew", async ({ visitor }) => {
  await visitor.visit("/");
  await visitor.engine.run(() => {
    document.documentElement.dataset.samePage = "yes";
  });
  for (const [label, route] of [
    ["EVENTS", "/events"],
    ["FAQ", "/faq"],
    ["ABOUT", "/about"],
    ["HOME", "/"],
  ] as const) {
    await visitor.engine.click(item(label));
    await visitor.expectPage(route);
    expect(await visitor.path()).toBe(route);
  }
  expect(await visitor.count("[data-same-page]")).toBe(1);
});

test("a spelling in capitals arrives at its page", async ({ visitor }) => {
  await visitor.engine.open(`${visitor.url}/FAQ?from=poster`);
  await visitor.expectPage("/faq");
  expect(await visitor.path()).toBe("/faq");
});

for (const [label, id] of [
  ["RIGS", "rigs"],
  ["PRICING", "pricing"],
] as const) {
  test(`${label} scrolls to its section, from this page and from another`, async ({ visitor }) => {
    for (const from of ["/", "/faq"]) {
      await visitor.visit(from);
      await visitor.engine.click(item(label));
      await expect.poll(() => visitor.text("h1")).toBe(headings["/"]);
      await expect
        .poll(() =>
          visitor.engine.run((section) => {
            const top = document.getElementById(section)?.getBoundingClientRect().top;
            return top !== undefined && Math.abs(top) < 120;
          }, id),
        )
        .toBe(true);
    }
  });
}

test("the menu of a narrow window opens, and closes with a choice", async ({ visitor }) => {
  await visitor.engine.resize(500, 800);
  await visitor.visit("/about");
  const toggle = "header button[aria-controls]";
  const isOpen = () => visitor.count(`${toggle}[aria-expanded="true"]`);
  expect(await isOpen()).toBe(0);
  await visitor.engine.click(toggle);
  await expect.poll(isOpen).toBe(1);
  await visitor.engine.click(item("FAQ"));
  await visitor.expectPage("/faq");
  expect(await isOpen()).toBe(0);
  await visitor.engine.resize(1280, 800);
});

test("one question is open at a time, and closes again", async ({ visitor }) => {
  await visitor.visit("/faq");
  const { length } = dataFile("faq").questions;
  for (const number of [1, 2, length]) {
    await visitor.engine.click(
      `main li:nth-of-type(${number}) summary, main details:nth-of-type(${number}) summary`,
    );
    await expect.poll(() => visitor.count("details[open]")).toBe(1);
  }
  await visitor.engine.click("details[open] summary");
  await expect.poll(() => visitor.count("details[open]")).toBe(0);
});

test("every photo of the gallery and of the events is there", async ({ visitor }) => {
  for (const path of ["/", "/events"]) {
    await visitor.visit(path);
    await visitor.engine.run(() => {
      for (const image of document.images) image.loading = "eager";
    });
    await expect
      .poll(() =>
        visitor.engine.run(() =>
          Array.from(document.images)
            .filter((image) => !image.complete || image.naturalWidth === 0)
            .map((image) => image.alt),
        ),
      )
      .toEqual([]);
  }
});

test("every page opens offline after a visit", async ({ visitor: { engine } }) => {
  const host = await new StaticServer(publicFolder).start();
  const visitor = new Visitor(engine, host.url);
  await visitor.visit("/");
  await expect
    .poll(() => engine.run(() => navigator.serviceWorker?.controller?.state), {
      timeout: 30_000,
    })
    .toBe("activated");
  await host.stop();
  for (const route of Object.keys(headings)) {
    await engine.open(visitor.url + route);
    await visitor.expectPage(route);
  }
});
