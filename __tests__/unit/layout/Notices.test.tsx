import { fireEvent, screen } from "@testing-library/react";
import { momentOf } from "../../../src/domain/time/venueTime";
import { changedFiles } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

const HOUR = 60 * 60_000;

const notice = (text: string, begins: number) => ({
  text,
  from: momentOf(Date.now() + begins),
  until: momentOf(Date.now() + HOUR),
});

const renderNotices = (...notices: object[]) =>
  renderPage(
    "/faq",
    changedFiles((files) => Object.assign(files.notices, { notices })),
  );

const buttons = () => screen.queryAllByRole("button", { name: "Hide this notice" });

const shown = () => buttons().map((button) => button.parentElement?.textContent?.trim());

describe("the notice", () => {
  it("is the one that began last, and can be hidden if storage is forbidden", async () => {
    const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    await renderNotices(notice("First", -9 * HOUR), notice("Second", -2 * HOUR));
    expect(shown()).toEqual(["Second"]);
    fireEvent.click(buttons()[0] as HTMLElement);
    expect(shown()).toEqual([]);
    forbidden.mockRestore();
  });

  it.each(["/events", "https://forms.test/cup"])("has its link, which leads to %s", async (url) => {
    const link = { label: "Read more", url };
    await renderNotices({ ...notice("Now", -HOUR), link });
    expect(screen.getByRole("link", { name: "Read more" })).toHaveAttribute("href", url);
  });
});
