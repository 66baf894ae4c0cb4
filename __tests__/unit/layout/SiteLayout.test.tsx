import { screen, within } from "@testing-library/react";
import { changedFiles } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

const footer = () => screen.getByRole("contentinfo");

describe("the footer", () => {
  it("shows the opening hours, special days and the address, and has links to call, write, follow and find the venue", async () => {
    await renderPage("/faq");
    expect(footer()).toHaveTextContent("Tuesday-Thursday, Saturday 11:15 AM-1:45 AM");
    expect(footer()).toHaveTextContent("5 January 2096, Spring clean: closed");
    expect(footer().querySelector("time")).toHaveAttribute("datetime", "2096-01-05");
    expect(footer()).toHaveTextContent(
      "9 Lorong Ujian, Taman Rekaan, 12345 Kota Khayal, Negeri Angan",
    );
    for (const [name, href] of [
      ["+60 11-222 3333", "tel:+60112223333"],
      ["hi@bubble-hall.test", "mailto:hi@bubble-hall.test"],
      ["+60 3-4444 5555", "tel:+60344445555"],
      ["Picture Wall", "https://pictures.test/bubble"],
      ["Short Films", "https://films.test/bubble"],
      ["Pigeon Post", "https://pigeon.test/60112223333"],
      ["Ring for us", "https://bells.test/ring"],
    ] as const) {
      expect(within(footer()).getByRole("link", { name })).toHaveAttribute("href", href);
    }
    expect(footer()).toHaveTextContent("+60 3-4444 5555Birthdays");
    const directions = within(footer()).getByRole<HTMLAnchorElement>("link", {
      name: "Directions",
    });
    expect(new URL(directions.href).searchParams.get("to")).toBe(
      "9 Lorong Ujian, Taman Rekaan, 12345 Kota Khayal, Negeri Angan",
    );
  });

  it("shows other hours below the usual ones, as does the first screen", async () => {
    const otherHours = [{ weekdays: ["Thursday", "Wednesday"], opens: "12:00", closes: "04:00" }];
    await renderPage("/", changedFiles({ "site.hours.otherHours": otherHours }));
    for (const part of [footer(), screen.getByRole("region", { name: "Come and play." })]) {
      expect(part).toHaveTextContent("Tuesday, Saturday 11:15 AM-1:45 AM");
      expect(part).toHaveTextContent("Wednesday-Thursday 12:00 PM-4:00 AM");
    }
  });
});

it("a logo that is a PNG is loaded in a small size, and a drawing as it is", async () => {
  const logo = () => screen.getByRole("banner").querySelector("img")?.getAttribute("src");
  const { unmount } = await renderPage("/faq");
  expect(logo()).toBe("/static/brand/mark.svg");
  unmount();
  await renderPage("/faq", changedFiles({ "site.icon": "brand/logo.PNG" }));
  expect(logo()).toBe("/static/brand/logo.PNG.96.webp");
});

it("the first notice is the one that began last, and has its link", async () => {
  const until = "2096-01-01 00:00";
  const first = { text: "First", from: "2025-01-01 00:00", until };
  const link = { label: "Read more", url: "https://forms.test/cup" };
  const second = { text: "Second", link, from: "2025-02-01 00:00", until };
  await renderPage("/faq", changedFiles({ "notices.notices": [first, second] }));
  const [notice] = screen.getAllByRole("complementary", { name: "Notice" });
  expect(notice).toHaveTextContent(/^Second Read more$/);
  expect(within(notice as HTMLElement).getByRole("link")).toHaveAttribute("href", link.url);
});
