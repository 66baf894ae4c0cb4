import { test } from "../support/browser/test";
import {
  deploy,
  follow,
  go,
  network,
  open,
  photo,
  press,
  pressEnter,
  scroll,
  tap,
  typeInquiry,
} from "../support/browser/visits/steps";
import { makeVisit, type Visit } from "../support/browser/visits/visit";
import { codeDeploy } from "../support/site/codeDeploy";

const back = go(-1);
const reload = go(0);
const forward = go(1);

/** After each step, the page is where the browser's own history says. A number is the time in ms until the next step. */
const journeys = {
  "RIGS, and Back while the page scrolls": [
    open("/")(),
    scroll(80)(),
    follow("/#rigs")(280),
    back(),
  ],
  "RIGS, and the skip link while the page scrolls": [
    open("/")(),
    follow("/#rigs")(280),
    follow("#main", "Enter")(),
    back(),
  ],
  "PRICING from another page, and the next link while the page scrolls": [
    open("/about")(),
    follow("/#pricing")(280),
    follow("/faq")(),
    back(),
    back(),
  ],
  "two links at once, then Back": [open("/")(), follow("/about")(30), follow("/faq")(), back()],
  "a link, and Enter at once": [open("/")(), follow("/about")(0), pressEnter(), back()],
  "a photo that is closed while it opens, keys on its buttons, Forward": [
    open("/")(),
    photo(0, 0, "Escape")(30),
    press("Tab")(0),
    pressEnter(150),
    forward(),
  ],
  "a photo, another page, Back and Forward": [
    open("/faq")(),
    follow("/")(),
    photo(3, 600, "Back")(),
    follow("/about", "Enter")(),
    back(),
    back(),
    forward(),
    forward(),
  ],
  "answers of questions, another page, Back and a reload": [
    open("/faq")(),
    tap(3, 0)(),
    tap(6, 0)(),
    scroll(100)(),
    follow("/about")(),
    back(),
    reload(),
  ],
  "the calculator, another page, Back and a reload": [
    open("/#pricing")(),
    tap(2, 1)(),
    tap(3, 2)(),
    follow("/faq")(),
    back(),
    reload(),
  ],
  "an inquiry, another page, Back and a reload": [
    open("/events/?from=poster#inquiry")(),
    typeInquiry(),
    follow("/")(),
    back(),
    reload(),
  ],
  "an address in capitals with a query, another page, Back and a reload": [
    open("/FAQ?from=poster")(),
    scroll(50)(),
    follow("/about")(),
    back(),
    reload(),
  ],
  "pages offline, and online again": [
    open("/")(),
    network(),
    follow("/faq")(),
    follow("/#pricing")(),
    back(),
    network(),
    reload(),
  ],
};

const make = (steps: ReturnType<typeof reload>[]) => async (visit: Visit) => {
  for (const step of steps) await step.run(visit);
};

for (const [title, steps] of Object.entries(journeys)) {
  test(`a visit holds: ${title}`, async ({ browser, server }) => {
    for (const width of [390, 1280]) {
      await makeVisit({ browser, server, width, patience: 30_000 }, make(steps));
    }
  });
}

test("a visit holds over a deploy: links, Back and a reload", async ({
  browser,
  server,
}, testInfo) => {
  const nextDeploy = deploy(codeDeploy(testInfo.outputPath("public")));
  const steps = [
    open("/about")(),
    nextDeploy(),
    follow("/faq")(),
    back(),
    follow("/events")(),
    reload(),
  ];
  await makeVisit({ browser, server, width: 390, patience: 30_000 }, make(steps));
});
