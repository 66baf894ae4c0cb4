import { createEvent, fireEvent, screen, within } from "@testing-library/react";
import { openLightbox } from "../../../../src/components/lightbox/openLightbox";
import { renderPage } from "../../../support/unit/renderPage";

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
  it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
    "leaves a click with %s to the browser",
    async (key) => {
      // jsdom cannot follow a link, and logs an error.
      jest.spyOn(console, "error").mockImplementation(() => undefined);
      expect(isFollowed(await showLink(), { [key]: true })).toBe(true);
      expect(openLightbox).not.toHaveBeenCalled();
      jest.restoreAllMocks();
    },
  );
});
