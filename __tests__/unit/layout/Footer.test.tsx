import { act, render, screen } from "@testing-library/react";
import { Footer } from "../../../src/layout/Footer";
import { dataFiles, siteContent } from "../../support/unit/siteContent";

describe("the footer", () => {
  const footer = () => screen.getByRole("contentinfo");

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2031-12-31T23:00:00") });
    render(<Footer site={siteContent.site} />);
  });

  afterEach(() => jest.useRealTimers());

  it("shows the opening hours and the special days", () => {
    expect(footer()).toHaveTextContent("Tuesday-Thursday, Saturday 11:15 AM-1:45 AM");
    expect(footer()).toHaveTextContent("5 January 2096, Spring clean: closed");
  });

  it("removes a special day when it is over, without a reload", () => {
    jest.setSystemTime(new Date("2096-01-05T23:59:30+08:00"));
    expect(footer()).toHaveTextContent("Spring clean");
    act(() => jest.advanceTimersByTime(60_000));
    expect(footer()).not.toHaveTextContent("Spring clean");
  });

  it.each([
    ["+60 11-222 3333", "tel:+60112223333"],
    ["hi@bubble-hall.test", "mailto:hi@bubble-hall.test"],
    ["Picture Wall", "https://pictures.test/bubble"],
    ["Pigeon Post", "https://pigeon.test/60112223333"],
    ["Ring for us", "https://bells.test/ring"],
  ])("links to %s", (name, href) => {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  });

  it("has a heading for the link to the recruitment form", () => {
    expect(screen.getByRole("heading", { name: "Work here" })).toBeInTheDocument();
  });

  it("shows every part of the address", () => {
    for (const part of Object.values(dataFiles.site.address)) {
      expect(footer()).toHaveTextContent(part);
    }
  });

  it("has a directions link with the full address, which opens in the same tab", () => {
    const directions = screen.getByRole("link", { name: "Show the way" });
    expect(new URL(directions.getAttribute("href") as string).searchParams.get("to")).toBe(
      "9 Lorong Ujian, Taman Rekaan, 12345 Kota Khayal, Negeri Angan",
    );
    expect(directions).not.toHaveAttribute("target");
  });

  it("shows the current year of the visitor's clock", () => {
    expect(footer()).toHaveTextContent("© 2031 Bubble Hall");
  });
});
