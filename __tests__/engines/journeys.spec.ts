import { routes } from "../../src/domain/routes";
import { expect, menuLink, test, Visitor } from "../support/engines/visitor";
import { StaticServer } from "../support/hosts/staticServer";
import { dataFile, pageItems, sectionItems } from "../support/site/data";
import { publicFolder } from "../support/site/testSite";

test("every page loads without a Content-Security-Policy violation", async ({ visitor }) => {
  for (const route of routes) {
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

test("prefetching causes no Content-Security-Policy violation", async ({ visitor }) => {
  await visitor.visit("/");
  await visitor.engine.run(() => {
    Object.assign(window, { violations: [] });
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      Object(window).violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  const isPrefetched = () =>
    visitor.engine.run(
      (others) => {
        const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        return others.every((file) => files.some(({ name }) => name.includes(file)));
      },
      routes.filter((route) => route !== "/").map((route) => `src-pages-${route.slice(1)}-`),
    );
  await expect.poll(isPrefetched).toBe(true);
  expect(await visitor.engine.run(() => Object(window).violations)).toEqual([]);
});

test("menu links open pages without a page load", async ({ visitor }) => {
  await visitor.visit("/");
  await visitor.engine.run(() => {
    document.documentElement.dataset.samePage = "yes";
  });
  for (const { href, route } of pageItems.toReversed()) {
    await visitor.engine.click(menuLink(href));
    await visitor.expectPage(route);
    expect(await visitor.path()).toBe(route);
  }
  expect(await visitor.count("[data-same-page]")).toBe(1);
});

test("an uppercase path redirects to its page", async ({ visitor }) => {
  await visitor.engine.open(`${visitor.url}/FAQ?from=poster`);
  await visitor.expectPage("/faq");
  expect(await visitor.path()).toBe("/faq");
});

for (const { label, href, route, section: id } of sectionItems) {
  test(`the menu item ${label} scrolls to its section from the same page and from another`, async ({
    visitor,
  }) => {
    for (const from of [route, "/faq"]) {
      await visitor.visit(from);
      await visitor.engine.click(menuLink(href));
      await visitor.expectPage(route);
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

test("the collapsed menu opens with its button and closes when an item is selected", async ({
  visitor,
}) => {
  const item = pageItems.find(({ route }) => route !== "/about");
  if (!item) return test.skip(true, "The menu leads to no other page.");
  await visitor.engine.resize(500, 800);
  await visitor.visit("/about");
  const toggle = "header button[aria-controls]";
  const isOpen = () => visitor.count(`${toggle}[aria-expanded="true"]`);
  expect(await isOpen()).toBe(0);
  await visitor.engine.click(toggle);
  await expect.poll(isOpen).toBe(1);
  await visitor.engine.click(menuLink(item.href));
  await visitor.expectPage(item.route);
  expect(await isOpen()).toBe(0);
  await visitor.engine.resize(1280, 800);
});

test("the FAQ opens one question at a time and closes it on a second click", async ({
  visitor,
}) => {
  await visitor.visit("/faq");
  const { length } = dataFile("faq").questions;
  for (const number of new Set([1, Math.min(2, length), length])) {
    await visitor.engine.click(
      `main li:nth-of-type(${number}) summary, main details:nth-of-type(${number}) summary`,
    );
    await expect.poll(() => visitor.count("details[open]")).toBe(1);
  }
  await visitor.engine.click("details[open] summary");
  await expect.poll(() => visitor.count("details[open]")).toBe(0);
});

test("every photo on the home and events pages loads", async ({ visitor }) => {
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

/**
 * Runs in the page. Does not ask for the state of the service worker: in Firefox and WebKitGTK, it sometimes stays
 * "installing" or "activating" although the service worker is active and has cached everything.
 */
async function isSiteCached() {
  const names = await caches.keys();
  const isIncoming = names.some((name) => name.startsWith("incoming-"));
  const page = await caches.match("/about");
  return !isIncoming && page !== undefined && navigator.serviceWorker.controller !== null;
}

test("every page opens offline after a single visit", async ({ visitor: { engine } }) => {
  const host = await new StaticServer(publicFolder).start();
  const visitor = new Visitor(engine, host.url);
  await visitor.visit("/");
  await expect.poll(() => engine.run(isSiteCached), { timeout: 30_000 }).toBe(true);
  await host.stop();
  for (const route of routes) {
    await engine.open(visitor.url + route);
    await visitor.expectPage(route);
  }
});
