import { act, screen, within } from "@testing-library/react";
import { changedFiles } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

describe("the footer", () => {
  const footer = () => screen.getByRole("contentinfo");

  it("shows the opening hours, the address, and how to reach, follow and join the venue", async () => {
    await renderPage("/faq");
    expect(footer()).toHaveTextContent("Tuesday-Thursday, Saturday 11:15 AM-1:45 AM");
    expect(footer()).toHaveTextContent("9 Lorong UjianTaman Rekaan12345 Kota KhayalNegeri Angan");
    expect(screen.getByRole("heading", { name: "Work here" })).toBeInTheDocument();
    for (const [name, href] of [
      ["+60 11-222 3333", "tel:+60112223333"],
      ["hi@bubble-hall.test", "mailto:hi@bubble-hall.test"],
      ["Instagram", "https://pictures.test/bubble"],
      ["Pigeon Post", "https://pigeon.test/60112223333"],
      ["Ring for us", "https://bells.test/ring"],
    ] as const) {
      expect(within(footer()).getByRole("link", { name })).toHaveAttribute("href", href);
    }
    const directions = screen.getByRole<HTMLAnchorElement>("link", { name: "Directions" });
    expect(new URL(directions.href).searchParams.get("to")).toBe(
      "9 Lorong Ujian, Taman Rekaan, 12345 Kota Khayal, Negeri Angan",
    );
  });

  it("shows other hours below the usual ones, as does the first screen", async () => {
    const otherHours = [{ weekdays: ["Thursday", "Wednesday"], opens: "12:00", closes: "04:00" }];
    await renderPage("/", changedFiles({ "site.hours.otherHours": otherHours }));
    for (const part of [footer(), screen.getByRole("region", { name: "Come and play." })]) {
      for (const line of [
        "Tuesday, Saturday 11:15 AM-1:45 AM",
        "Wednesday-Thursday 12:00 PM-4:00 AM",
      ]) {
        expect(part).toHaveTextContent(line);
      }
    }
  });

  it.each([
    ["during the closed day", "2096-01-05T23:59:30+08:00"],
    ["in the night after it", "2096-01-06T00:30:30+08:00"],
  ])(
    "says closed until the regular closing after a closed day, on a page built %s",
    async (_when, built) => {
      jest.useFakeTimers({ now: new Date(built) });
      const advanceTo = (time: string) =>
        act(() => jest.advanceTimersByTime(Date.parse(time) - Date.now()));
      await renderPage("/faq");
      for (const time of ["2096-01-06T00:31:00+08:00", "2096-01-06T01:44:00+08:00"]) {
        advanceTo(time);
        expect(footer()).toHaveTextContent("5 January 2096, Spring clean: closed");
        expect(footer().querySelector("time")).toHaveAttribute("datetime", "2096-01-05");
        expect(footer()).not.toHaveTextContent("Open until");
      }
      advanceTo("2096-01-06T01:45:00+08:00");
      expect(footer()).not.toHaveTextContent("Spring clean");
      expect(footer()).not.toHaveTextContent("Open until");
      jest.useRealTimers();
    },
  );
});
