import { fireEvent, render, screen } from "@testing-library/react";
import { momentOf } from "../../../src/domain/events/venueTime";
import { Notices } from "../../../src/layout/Notices";
import { asSiteContent, changedFiles } from "../../support/unit/siteContent";

const HOUR = 60 * 60_000;

const notice = (text: string, from: number, until: number) => ({
  text,
  from: momentOf(Date.now() + from),
  until: momentOf(Date.now() + until),
});

function renderNotices(...notices: object[]) {
  const { notices: content } = asSiteContent(
    changedFiles((files) => Object.assign(files.notices, { notices })),
  );
  return render(<Notices {...content} />);
}

const shown = () =>
  screen
    .queryAllByRole("button")
    .map((button) => button.parentElement)
    .filter((element) => element && !element.hidden)
    .map((element) => element?.querySelector("p")?.textContent?.trim());

describe("the notice", () => {
  afterEach(() => localStorage.clear());

  it("is the newest of those that are on", () => {
    renderNotices(notice("First", -9 * HOUR, HOUR), notice("Second", -2 * HOUR, HOUR));
    expect(shown()).toEqual(["Second"]);
    expect(screen.getByRole("status")).toHaveTextContent("Second");
  });

  it("stays away when the visitor has hidden it, and no older one takes its place", () => {
    const both = [notice("First", -9 * HOUR, HOUR), notice("Second", -2 * HOUR, HOUR)];
    const { unmount } = renderNotices(...both);
    fireEvent.click(screen.getByRole("button"));
    expect(shown()).toEqual([]);
    unmount();
    renderNotices(...both);
    expect(shown()).toEqual([]);
  });

  it("is shown to a visitor who has hidden an earlier one", () => {
    const { unmount } = renderNotices(notice("First", -9 * HOUR, HOUR));
    fireEvent.click(screen.getByRole("button"));
    unmount();
    renderNotices(notice("First", -9 * HOUR, HOUR), notice("Second", -2 * HOUR, HOUR));
    expect(shown()).toEqual(["Second"]);
  });

  it("is not there before its time", () => {
    renderNotices(notice("Later", HOUR, 2 * HOUR));
    expect(shown()).toEqual([]);
  });

  it("can be hidden until the next page load if storage is forbidden", () => {
    const forbidden = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    renderNotices(notice("Now", -HOUR, HOUR));
    fireEvent.click(screen.getByRole("button"));
    expect(shown()).toEqual([]);
    forbidden.mockRestore();
  });
});
