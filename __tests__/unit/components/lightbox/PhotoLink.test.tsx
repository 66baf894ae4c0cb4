import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { openLightbox } from "../../../../src/components/lightbox/openLightbox";
import { renderPage } from "../../../support/unit/renderPage";
import { dataFiles } from "../../../support/unit/siteContent";

jest.mock("../../../../src/components/lightbox/openLightbox", () => ({ openLightbox: jest.fn() }));

async function showLink() {
  await renderPage("/");
  const gallery = within(screen.getByRole("region", { name: "Our guests" }));
  return gallery.getByRole("link", { name: "Two guests." });
}

/** Clicks a link, and returns whether the browser would follow it. */
function isFollowed(link: HTMLElement, keys: MouseEventInit = {}) {
  const click = createEvent.click(link, keys);
  fireEvent(link, click);
  return !click.defaultPrevented;
}

describe("the link of a photo", () => {
  it("opens the lightbox with the other photos of its group", async () => {
    const link = await showLink();
    expect(isFollowed(link)).toBe(false);
    await waitFor(() => expect(openLightbox).toHaveBeenCalledTimes(1));
    const { photos, ...others } = jest.mocked(openLightbox).mock.calls[0]?.[0] ?? {};
    expect(photos).toHaveLength(3);
    expect(others).toEqual({ index: 1, link, texts: dataFiles.site.lightbox });
  });

  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
    "leaves a click with %s to the browser",
    async (key) => {
      // jsdom cannot follow a link, and logs an error.
      jest.spyOn(console, "error").mockImplementation(() => undefined);
      jest.mocked(openLightbox).mockReset();
      expect(isFollowed(await showLink(), { [key]: true })).toBe(true);
      expect(openLightbox).not.toHaveBeenCalled();
      jest.restoreAllMocks();
    },
  );
});
