import { formatHours } from "../../src/domain/format/duration";
import { formatRinggit } from "../../src/domain/format/ringgit";
import { USUAL_HOURS } from "../../src/domain/pricing/visit";
import {
  delayed,
  expectIdle,
  field,
  fillIn,
  mockFormService,
  withStatus,
} from "../support/browser/inquiry";
import { exposedBy, ScreenReader } from "../support/browser/screenReader";
import { test as base, expect, visit } from "../support/browser/test";
import { dataFile, eventPhotos, filled, galleryPhotos, headings } from "../support/site/data";

/** Opens a page and starts to listen. */
const test = base.extend<{ listenOn: (path: string) => Promise<ScreenReader> }>({
  listenOn: async ({ page }, use) => {
    await use(async (path) => {
      await visit(page, path);
      return ScreenReader.start(page);
    });
  },
});

const site = dataFile("site");

test.describe("on the way to a price, a screen reader says", () => {
  const pricing = dataFile("pricing");
  const { heading, rigs } = dataFile("rigs");
  type Rig = { id: string; name: string; shortName: string };

  test("the headings up to the prices, with their levels", async ({ listenOn }) => {
    const reader = await listenOn("/");
    for (const spoken of [
      `heading, ${headings["/"]}, level 1`,
      `heading, ${filled(heading)}, level 2`,
      ...rigs.map(({ name }: Rig) => `heading, ${filled(name)}, level 3`),
      `heading, ${filled(pricing.heading)}, level 2`,
    ]) {
      expect(await reader.move("moveToNextHeading")).toBe(spoken);
    }
  });

  test("each rate after the header of its row, and the headers of the columns", async ({
    page,
    listenOn,
  }) => {
    const reader = await listenOn("/");
    const name = filled(pricing.rateHeading);
    const spoken = await reader.read(page.getByRole("table", { name, exact: true }));
    const nameOf = (id: string) => filled(rigs.find((rig: Rig) => rig.id === id).shortName);
    const tried = ` , ${filled(pricing.tryLabel).replace("[hours]", formatHours(USUAL_HOURS))}`;
    type Rate = { rig: string; nonMember: number; member: number | null; note: string | null };
    expect(spoken.filter((phrase) => /^(table|columnheader|rowheader|cell,)/.test(phrase))).toEqual(
      [
        `table, ${name}`,
        `columnheader, ${filled(pricing.nonMemberLabel)}`,
        `columnheader, ${filled(pricing.memberLabel)}`,
        ...pricing.rates.flatMap(({ rig, nonMember, member, note }: Rate) => [
          `rowheader, ${nameOf(rig)}`,
          `cell, ${formatRinggit(nonMember)}${tried}${note ? ` ${filled(note)}` : ""}`,
          `cell, ${member === null ? filled(pricing.noMemberRateLabel) : formatRinggit(member) + tried}`,
        ]),
      ],
    );
  });

  test("what can be reserved, and that the link opens a new tab", async ({ page, listenOn }) => {
    const reader = await listenOn("/");
    const { label, note, newTabHint } = site.reservation;
    const name = filled(label);
    await page.getByRole("link", { name, exact: true }).focus();
    await reader.expectSpoken([`link, ${name}, ${filled(note)} ${filled(newTabHint)}`]);
  });
});

test.describe("at the visit planner, a screen reader says", () => {
  const plan = dataFile("plan");
  const { rates } = dataFile("pricing");
  const names: string[] = rates.map(({ rig }: { rig: string }) =>
    filled(dataFile("rigs").rigs.find(({ id }: { id: string }) => id === rig).shortName),
  );

  test("each step of a plan of two lines, and the new sum once after the last change", async ({
    page,
    listenOn,
  }) => {
    test.skip(names.length < 2, "needs two services");
    const reader = await listenOn(`/?play=2+${rates[0].rig}+2#plan`);
    const section = page.locator("#plan");
    const button = (name: string) => section.getByRole("button", { name, exact: true });
    const newSum = async (people: number) => {
      const price = await section.locator("h4 + p").textContent();
      const perPerson = await section.locator("h4 + p + p").textContent();
      return `polite: ${price} for ${people} people, ${perPerson}`;
    };

    await section.getByRole("slider").focus();
    await reader.expectSpoken([
      `slider, ${filled(plan.hoursLabel)}, orientated horizontally, max value 12, min value 0.5, current value 2 hours`,
    ]);
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    await reader.expectSpoken(async () => [await newSum(2)]);

    const addLabel = filled(plan.addLabel);
    await button(addLabel).click();
    await reader.expectSpoken(async () => [
      `button, ${addLabel}`,
      `${names[1]}, ${formatHours(USUAL_HOURS)}`,
      await newSum(3),
    ]);

    await button("More, 2").click();
    await reader.expectSpoken(async () => ["button, More, 2, not disabled", await newSum(4)]);
  });
});

test.describe("at a question, a screen reader says", () => {
  const { questions, copyLink } = dataFile("faq");
  const [question, answer] = [filled(questions[0].question), filled(questions[0].answer)];
  const heading = [`heading, ${question}`, `StaticText, ${question}`];
  const label = filled(copyLink.label);

  test("whether the answer is open, and the answer only when it is", async ({ page }) => {
    await visit(page, "/faq");
    const closed = ["group", `summary, ${question}, collapsed`, ...heading];
    expect(await exposedBy(page, "details")).toEqual(closed);
    await page.locator("summary").first().press("Enter");
    await expect(page.locator("details").first()).toHaveAttribute("open");
    expect(await exposedBy(page, "details")).toEqual([
      "group",
      `summary, ${question}, expanded`,
      ...heading,
      "paragraph",
      `StaticText, ${answer}`,
      `button, ${label}`,
      `StaticText, ${label}`,
      "status",
    ]);
    await page.locator("summary").first().press("Enter");
    await expect(page.locator("details").first()).not.toHaveAttribute("open");
    expect(await exposedBy(page, "details")).toEqual(closed);
  });

  test("that the link to it was copied", async ({ page, context, listenOn }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const reader = await listenOn("/faq");
    await page.locator("summary").first().press("Enter");
    await reader.expectSpoken([question]);
    await page.keyboard.press("Tab");
    await reader.expectSpoken([`button, ${label}`]);
    await page.keyboard.press("Enter");
    await reader.expectSpoken([`polite: ${filled(copyLink.copied)}`]);
  });
});

test.describe("in the inquiry form, a screen reader says", () => {
  const { sendingMessage, submitLabel, messageHint } = dataFile("events").inquiry;
  const sending = `polite: ${filled(sendingMessage)}`;
  const fields = [
    "textbox, Name, required",
    "textbox, Email, required",
    "textbox, Phone, required",
    "combobox, Event type, has popup listbox, not expanded, 1 control, required",
    `textbox, Message, ${filled(messageHint)}, required`,
  ];
  const button = `button, ${filled(submitLabel)}`;

  test("name, hint and state of each field, and leads to the first that is missing", async ({
    page,
    listenOn,
  }) => {
    const reader = await listenOn("/events#inquiry");
    await field(page, "Name").focus();
    for (const phrase of [...fields, button]) {
      await reader.expectSpoken([phrase]);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Shift+Tab");
    await expect(page.locator("#inquiry form button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(page, "Name")).toBeFocused();
    const spoken = await reader.read(page.locator("#inquiry form"));
    expect(spoken.filter((phrase) => /^(textbox|combobox|button)/.test(phrase))).toEqual([
      ...fields,
      button,
    ]);
  });

  for (const [outcome, answer, alerted] of [
    ["that it is being sent, and nothing if the service refuses it", withStatus(400), []],
    [
      "that it is being sent, and in an alert that the network failed",
      (route) => route.abort(),
      ["There was an error submitting the form. Please try again."],
    ],
    [
      "that it is being sent, and in an alert that it was",
      withStatus(200),
      ["Form submitted successfully!"],
    ],
  ] as [string, ReturnType<typeof withStatus>, string[]][]) {
    test(outcome, async ({ page }) => {
      const reply = delayed(answer);
      const { alerts } = await mockFormService(page, reply.answer);
      await visit(page, "/events#inquiry");
      await fillIn(page);
      await page.locator("#inquiry form button").focus();
      const reader = await ScreenReader.start(page);
      await page.keyboard.press("Enter");
      await reader.expectSpoken([sending]);
      // Screen readers ignore a live region in a part of the page that is busy.
      await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
      await expect(page.locator("[aria-busy=true] [role=status]")).toHaveCount(0);
      reply.answerNow();
      await expect.poll(() => alerts).toEqual(alerted);
      await expectIdle(page);
      await reader.expectSpoken([]);
      await expect(page.locator("#inquiry form button")).toBeFocused();
    });
  }
});

test.describe("in the large view of photos, a screen reader says", () => {
  const { lightbox } = site;
  const link = (alt: string) => `link, ${filled(alt)}, has popup dialog`;

  for (const [path, photos, captions] of [
    ["/", galleryPhotos, galleryPhotos.map(({ caption }) => filled(caption))],
    ["/events", eventPhotos, eventPhotos.map(({ alt }) => filled(alt))],
  ] as const) {
    const [photo, next] = photos;

    test(`on ${path}, what opens, each photo, and where it closes`, async ({ page, listenOn }) => {
      if (!photo || !next) return test.skip(true, "There are too few photos.");
      const reader = await listenOn(path);
      const name = filled(photo.alt);
      await page.getByRole("link", { name, exact: true }).focus();
      await reader.expectSpoken([link(name)]);

      await page.keyboard.press("Enter");
      const dialog = `dialog, ${filled(lightbox.label)}, modal`;
      await reader.expectSpoken([`polite: ${captions[0]}`, dialog]);
      await page.keyboard.press("ArrowRight");
      await reader.expectSpoken([`polite: ${captions[1]}`]);
      await expect(page.locator(".pswp__item[aria-hidden=false] img")).toHaveCount(1);
      expect((await reader.read(page.getByRole("dialog"))).slice(1)).toEqual([
        dialog,
        "slide",
        `image, ${filled(next.alt)}`,
        "end of slide",
        expect.stringMatching(/^2 \/ \d+$/),
        `button, ${filled(lightbox.zoom)}`,
        `button, ${filled(lightbox.close)}`,
        `button, ${filled(lightbox.previous)}, 1 control`,
        `button, ${filled(lightbox.next)}, 1 control`,
        captions[1],
      ]);
      await page.keyboard.press("Escape");
      await reader.expectSpoken([link(name)]);
    });
  }
});
