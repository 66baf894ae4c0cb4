import { fireEvent, screen } from "@testing-library/react";
import { momentOf } from "../../../src/domain/time/venueTime";
import { renderPage } from "../../support/unit/renderPage";
import { changedFiles } from "../../support/unit/siteContent";

const HOUR = 60 * 60_000;

const notice = (text: string, from: number, until: number) => ({
  text,
  from: momentOf(Date.now() + from),
  until: momentOf(Date.now() + until),
});

const both = [notice("First", -9 * HOUR, HOUR), notice("Second", -2 * HOUR, HOUR)];

const renderNotices = (...notices: object[]) =>
  renderPage(
    "/faq",
    changedFiles((files) => Object.assign(files.notices, { notices })),
  );

const buttons = () => screen.queryAllByRole("button", { name: "Hide this notice" });

const shown = () => buttons().map((button) => button.parentElement?.textContent?.trim());

describe("the notice", () => {
  afterEach(() => localStorage.clear());

  it("is the one that began last, and there is none once the visitor has hidden it", async () => {
    const { unmount } = await renderNotices(...both);
    expect(shown()).toEqual(["Second"]);
    fireEvent.click(buttons()[0] as HTMLElement);
    expect(shown()).toEqual([]);
    unmount();
    await renderNotices(...both);
    expect(shown()).toEqual([]);
  });

  it.each(["/events", "https://forms.test/cup"])("has its link, which leads to %s", async (url) => {
    const link = { label: "Read more", url };
    await renderNotices({ ...notice("Now", -HOUR, HOUR), link });
    expect(screen.getByRole("link", { name: "Read more" })).toHaveAttribute("href", url);
  });

  it("can be hidden until the next page load if storage is forbidden", async () => {
    const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    await renderNotices(notice("Now", -HOUR, HOUR));
    fireEvent.click(buttons()[0] as HTMLElement);
    expect(shown()).toEqual([]);
    forbidden.mockRestore();
  });
});
