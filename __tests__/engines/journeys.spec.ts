import { expect, test } from "@playwright/test";
import { dataFile } from "../browser/support/data";
import { StaticServer } from "../browser/support/staticServer";
import type { Engine } from "./support/engine";
import { engines } from "./support/engines";

const headings: Record<string, string> = {
  "/": dataFile("home").hero.headline,
  "/events": dataFile("events").hero.heading,
  "/faq": dataFile("faq").heading,
  "/about": dataFile("about").heading,
};

const items: { label: string; href: string }[] = dataFile("navigation").items;

const typed = {
  name: "Aisyah binti Rahman",
  email: "aisyah@mail.example",
  phone: "+60 12-111 2222",
  eventType: "Tournament",
  message: `Sixteen players, "on" a <b>Saturday</b>`,
};

/** In ms, until Gatsby fetches the pages that links on screen lead to. */
const GATSBY_WAIT = 3000;

for (const [engineName, start] of Object.entries(engines)) {
  test.describe(`in ${engineName}`, () => {
    let engine: Engine;
    let host: StaticServer;

    test.describe.configure({ mode: "default" });

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      host = await new StaticServer("public").start();
      engine = await start();
    });

    test.afterAll(async () => {
      await engine?.close();
      await host.stop();
    });

    const page = {
      /** Of a page that is about to be left, none. */
      text: (selector: string) =>
        engine
          .run((wanted) => document.querySelector(wanted)?.textContent ?? null, selector)
          .catch(() => null),
      count: (selector: string) =>
        engine.run((wanted) => document.querySelectorAll(wanted).length, selector),
      path: () => engine.run(() => location.pathname + location.hash),
    };

    /** Opens a page and waits until its code has taken over. */
    async function visit(path: string) {
      await engine.open(host.url + path);
      await expect
        .poll(() =>
          engine.run(() =>
            Object.keys(document.getElementById("___gatsby") ?? {}).some((key) =>
              key.startsWith("__react"),
            ),
          ),
        )
        .toBe(true);
    }

    async function expectPage(route: string) {
      await expect.poll(() => page.text("h1")).toBe(headings[route]);
      expect(await page.count("header nav a")).toBe(items.length);
      expect(await page.count("footer address")).toBe(1);
    }

    const item = (label: string) =>
      `header nav a[href="${items.find((entry) => entry.label === label)?.href}"]`;

    test("every page can be read, and nothing in it offends the policy", async () => {
      await engine.resize(1280, 800);
      for (const route of Object.keys(headings)) {
        await visit(route);
        await engine.run(() => {
          addEventListener("securitypolicyviolation", ({ blockedURI }) => {
            document.documentElement.dataset.violation = blockedURI;
          });
          scrollTo(0, document.body.scrollHeight);
        });
        await expectPage(route);
        expect(await page.count("[data-violation]")).toBe(0);
      }
    });

    test("what is fetched ahead of a click does not offend it either", async () => {
      await visit("/");
      const violations = await engine.run(async (wait) => {
        const seen: string[] = [];
        addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
          seen.push(`${effectiveDirective} ${blockedURI}`),
        );
        await new Promise((resolve) => setTimeout(resolve, wait));
        return seen;
      }, 2 * GATSBY_WAIT);
      expect(violations).toEqual([]);
    });

    test("links lead through the site without loading it anew", async () => {
      await visit("/");
      await engine.run(() => {
        document.documentElement.dataset.samePage = "yes";
      });
      for (const [label, route] of [
        ["EVENTS", "/events"],
        ["FAQ", "/faq"],
        ["ABOUT", "/about"],
        ["HOME", "/"],
      ] as const) {
        await engine.click(item(label));
        await expectPage(route);
        expect(await page.path()).toBe(route);
      }
      expect(await page.count("[data-same-page]")).toBe(1);
    });

    test("a spelling in capitals arrives at its page", async () => {
      await engine.open(`${host.url}/FAQ?from=poster`);
      await expectPage("/faq");
      expect(await page.path()).toBe("/faq");
    });

    for (const [label, id] of [
      ["RIGS", "rigs"],
      ["PRICING", "pricing"],
    ] as const) {
      test(`${label} scrolls to its section, from this page and from another`, async () => {
        for (const from of ["/", "/faq"]) {
          await visit(from);
          await engine.click(item(label));
          await expect.poll(() => page.text("h1")).toBe(headings["/"]);
          await expect
            .poll(() =>
              engine.run((section) => {
                const top = document.getElementById(section)?.getBoundingClientRect().top;
                return top !== undefined && Math.abs(top) < 120;
              }, id),
            )
            .toBe(true);
        }
      });
    }

    test("the menu of a narrow window opens, and closes with a choice", async () => {
      await engine.resize(500, 800);
      await visit("/about");
      const toggle = "header button[aria-controls]";
      const isOpen = () => page.count(`${toggle}[aria-expanded="true"]`);
      expect(await isOpen()).toBe(0);
      await engine.click(toggle);
      await expect.poll(isOpen).toBe(1);
      await engine.click(item("FAQ"));
      await expectPage("/faq");
      expect(await isOpen()).toBe(0);
      await engine.resize(1280, 800);
    });

    test("one question is open at a time, and closes again", async () => {
      await visit("/faq");
      const { length } = dataFile("faq").questions;
      for (const number of [1, 2, length]) {
        await engine.click(
          `main li:nth-of-type(${number}) summary, main details:nth-of-type(${number}) summary`,
        );
        await expect.poll(() => page.count("details[open]")).toBe(1);
      }
      await engine.click("details[open] summary");
      await expect.poll(() => page.count("details[open]")).toBe(0);
    });

    test("every photo of the gallery and of the events is there", async () => {
      for (const path of ["/", "/events"]) {
        await visit(path);
        await engine.run(() => {
          for (const image of document.images) image.loading = "eager";
        });
        await expect
          .poll(() =>
            engine.run(() =>
              Array.from(document.images)
                .filter((image) => !image.complete || image.naturalWidth === 0)
                .map((image) => image.alt),
            ),
          )
          .toEqual([]);
      }
    });

    for (const [outcome, answer, alerts, isKept] of [
      ["accepted", "ok", ["Form submitted successfully!"], false],
      ["declined", "not ok", [], true],
      [
        "cut off",
        "network failure",
        ["There was an error submitting the form. Please try again."],
        true,
      ],
    ] as const) {
      test(`an inquiry that is ${outcome} ends as specified`, async () => {
        await visit("/events");
        await engine.run(
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
          dataFile("site").inquiry.endpoint,
        );
        for (const [name, text] of Object.entries(typed)) {
          await engine.type(`form [name="${name}"]`, text);
        }
        await engine.click('form [type="submit"]');
        const seen = () =>
          engine.run(() => {
            const { bodies, alerts } = (window as never as { seen: Record<string, string[]> }).seen;
            const isBusy = document.querySelector("form")?.getAttribute("aria-busy");
            return { bodies, alerts, isBusy };
          });
        await expect.poll(seen).toMatchObject({ alerts, isBusy: "false" });
        const { bodies } = await seen();
        expect(bodies?.map((body) => JSON.parse(body))).toEqual([
          { access_key: dataFile("site").inquiry.accessKey, ...typed },
        ]);
        const values = await engine.run(() =>
          Array.from(
            document.querySelectorAll<HTMLInputElement>("form [name]"),
            ({ value }) => value,
          ),
        );
        expect(values).toEqual(Object.values(typed).map((text) => (isKept ? text : "")));
        await engine.run(() => sessionStorage.clear());
      });
    }

    test("an empty form is held back by the browser", async () => {
      await visit("/events");
      await engine.click('form [type="submit"]');
      expect(await page.count("form:invalid")).toBe(1);
      expect(await engine.run(() => document.activeElement?.getAttribute("name"))).toBe("name");
    });

    test("every page opens offline after a visit", async () => {
      await visit("/");
      await expect
        .poll(() => engine.run(() => navigator.serviceWorker?.controller?.state), {
          timeout: 30_000,
        })
        .toBe("activated");
      const { url } = host;
      await host.stop();
      for (const route of Object.keys(headings)) {
        await engine.open(url + route);
        await expectPage(route);
      }
    });
  });
}
