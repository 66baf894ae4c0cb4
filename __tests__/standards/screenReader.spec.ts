import { formatHours } from "../../src/domain/format/duration";
import { formatRinggit } from "../../src/domain/format/ringgit";
import { USUAL_HOURS } from "../../src/domain/pricing/visit";
import { ScreenReader } from "../support/browser/screenReader";
import { test as base, expect, visit } from "../support/browser/test";
import { dataFile, filled, galleryPhotos } from "../support/site/data";

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
  const { rigs } = dataFile("rigs");
  type Rig = { id: string; name: string; shortName: string };

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
});

test.describe("in the large view of photos, a screen reader says", () => {
  const { lightbox } = site;
  type GalleryPhoto = (typeof galleryPhotos)[number];
  const link = (alt: string) => `link, ${filled(alt)}, has popup dialog`;

  test("what opens, each photo, and where it closes", async ({ page, listenOn }) => {
    const reader = await listenOn("/");
    const [photo, next] = galleryPhotos as [GalleryPhoto, GalleryPhoto];
    const name = filled(photo.alt);
    await page.getByRole("link", { name, exact: true }).focus();
    await reader.expectSpoken([link(name)]);

    await page.keyboard.press("Enter");
    const dialog = `dialog, ${filled(lightbox.label)}, modal`;
    await reader.expectSpoken([`polite: ${filled(photo.caption)}`, dialog]);
    await page.keyboard.press("ArrowRight");
    await reader.expectSpoken([`polite: ${filled(next.caption)}`]);
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
      filled(next.caption),
    ]);
    await page.keyboard.press("Escape");
    await reader.expectSpoken([link(name)]);
  });
});
