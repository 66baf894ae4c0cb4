import { expect, test } from "@playwright/test";
import { dataFile } from "../browser/support/data";
import { StaticServer } from "../browser/support/staticServer";
import { engines } from "./support/engines";
import { until, type Visitor } from "./support/visitor";

const headings: Record<string, string> = {
  "/": dataFile("home").hero.headline,
  "/events": dataFile("events").hero.heading,
  "/faq": dataFile("faq").heading,
  "/about": dataFile("about").heading,
};

const typed: Record<string, string> = {
  name: "Aisyah binti Rahman",
  email: "aisyah@mail.example",
  phone: "+60 12-111 2222",
  eventType: "Tournament",
  message: "Sixteen players on a Saturday.",
};

const menuLink = (href: string) => `nav a[href="${href}"]`;

for (const { name, program, launch } of engines) {
  test.describe(`in ${name}, a visitor`, () => {
    let visitor: Visitor;
    let server: StaticServer;

    test.describe.configure({ mode: "serial" });

    test.beforeAll(async () => {
      server = await new StaticServer("public").start();
      visitor = await launch(program() as string);
    });

    test.beforeEach(() => visitor.resize(1280, 900));

    test.afterAll(async () => {
      await visitor.close();
      await server.stop();
    });

    const open = async (path: string) => {
      await visitor.open(server.url + path);
      await until("React has taken over", () =>
        visitor.evaluate(
          "Object.keys(document.getElementById('___gatsby')).some((key) => key.startsWith('__react'))",
        ),
      );
    };

    const expectPage = (path: string) =>
      until(`the page ${path} is shown`, async () => {
        const [pathname, heading] = await visitor.evaluate<[string, string]>(
          "[location.pathname, document.querySelector('h1').textContent]",
        );
        return pathname === path && heading === headings[path];
      });

    test("reads every page, one after the other, and goes back", async () => {
      await open("/");
      await expectPage("/");
      for (const [href, path] of [
        ["/about", "/about"],
        ["/Events", "/events"],
        ["/FAQ", "/faq"],
      ] as const) {
        await visitor.click(menuLink(href));
        await expectPage(path);
      }
      await visitor.back();
      await expectPage("/events");
    });

    test("reaches a page by its uppercase address", async () => {
      await visitor.open(`${server.url}/FAQ?from=poster#top`);
      await expectPage("/faq");
      expect(await visitor.evaluate("location.search + location.hash")).toBe("?from=poster#top");
    });

    test("opens the menu on a narrow screen, and chooses", async () => {
      await visitor.resize(500, 800);
      await open("/");
      const isShown = (selector: string) =>
        visitor.evaluate<boolean>(`!!document.querySelector('${selector}').offsetParent`);
      expect(await isShown(menuLink("/about"))).toBe(false);
      await visitor.click("button[aria-expanded]");
      await until("the menu is open", () => isShown(menuLink("/about")));
      await visitor.click(menuLink("/about"));
      await expectPage("/about");
      expect(await isShown(menuLink("/about"))).toBe(false);
    });

    test("is brought to a section, from its own page and from another", async () => {
      const isAtTop = (id: string) =>
        visitor.evaluate<boolean>(
          `(() => { const { top } = document.getElementById('${id}').getBoundingClientRect(); return top > -5 && top < 200; })()`,
        );
      await open("/");
      await visitor.click(menuLink("/#pricing"));
      await until("pricing is at the top", () => isAtTop("pricing"));
      await visitor.click(menuLink("/about"));
      await expectPage("/about");
      await visitor.click(menuLink("/#rigs"));
      await expectPage("/");
      await until("the rigs are at the top", () => isAtTop("rigs"));
    });

    test("opens one answer at a time", async () => {
      await open("/faq");
      const openAnswers = () =>
        visitor.evaluate<number[]>(
          "[...document.querySelectorAll('details')].flatMap(({ open }, index) => (open ? [index] : []))",
        );
      const press = (position: number) =>
        visitor.evaluate(`document.querySelectorAll('summary')[${position}].click()`);
      await press(0);
      await until("the first is open", async () => (await openAnswers()).join() === "0");
      await press(2);
      await until("only the third is open", async () => (await openAnswers()).join() === "2");
      await press(2);
      await until("none is open", async () => (await openAnswers()).length === 0);
    });

    for (const [outcome, answer, alert, isCleared] of [
      ["is accepted", "new Response('', { status: 200 })", "Form submitted successfully!", true],
      ["is declined", "new Response('', { status: 500 })", null, false],
      [
        "is lost on the way",
        "Promise.reject(new TypeError('lost'))",
        "There was an error submitting the form. Please try again.",
        false,
      ],
    ] as const) {
      test(`sends an inquiry that ${outcome}`, async () => {
        await open("/events");
        await visitor.evaluate(
          `(() => { window.sent = []; window.fetch = async (url, { body }) => { window.sent.push(body); return ${answer}; }; })()`,
        );
        for (const [field, text] of Object.entries(typed)) {
          await visitor.fill(`[name="${field}"]`, text);
        }
        await visitor.click('form button[type="submit"]');
        expect(await visitor.acceptAlert()).toBe(alert);
        const sent = await visitor.evaluate<string[]>("window.sent");
        expect(sent.map((body) => JSON.parse(body))).toEqual([
          { access_key: dataFile("site").inquiry.accessKey, ...typed },
        ]);
        await until("the fields are as they should be", async () => {
          const values = await visitor.evaluate<string[]>(
            "[...document.querySelectorAll('form input, form textarea')].map(({ value }) => value)",
          );
          return values.join() === (isCleared ? ",,,," : Object.values(typed).join());
        });
      });
    }

    test("is held back from sending an empty form", async () => {
      await open("/events");
      await visitor.click('form button[type="submit"]');
      expect(await visitor.acceptAlert()).toBeNull();
      expect(await visitor.evaluate("document.querySelector('form').checkValidity()")).toBe(false);
    });

    test("sees every photo of the gallery and of the events", async () => {
      for (const path of ["/", "/events"]) {
        await open(path);
        await visitor.evaluate(
          "(async () => { for (const image of document.images) { image.scrollIntoView(); await new Promise((resolve) => setTimeout(resolve, 100)); } })()",
        );
        await until("all photos are drawn", () =>
          visitor.evaluate(
            "[...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)",
          ),
        );
      }
    });

    test("reads every page without a network, after one visit", async () => {
      await open("/");
      await until("the service worker has taken over", () =>
        visitor.evaluate("navigator.serviceWorker.controller?.state === 'activated'"),
      );
      await visitor.evaluate("new Promise((resolve) => setTimeout(resolve, 3000))");
      const { url } = server;
      await server.stop();
      for (const path of ["/about", "/faq", "/events", "/"]) {
        await visitor.open(url + path);
        await expectPage(path);
      }
    });
  });
}
