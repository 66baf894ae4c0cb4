import { screen, within } from "@testing-library/react";
import { timeOf } from "../../../src/domain/time/venueTime";
import { changedFiles, dataFiles, filled } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const main = () => screen.getByRole("main");

describe("the home page", () => {
  beforeEach(async () => {
    await renderPage("/");
  });

  it("shows its sections in the specified order", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Come and play.");
    expect(texts(within(main()).getAllByRole("heading", { level: 2 }))).toEqual([
      "The machines",
      "Prices",
      "Fill up RM65",
      "Two for tea",
      "Who we are",
      "Our guests",
    ]);
  });

  it("begins with the opening hours, the price of an hour, and a link to reserve in a new tab", () => {
    const hero = screen.getByRole("region", { name: "Come and play." });
    expect(hero).toHaveTextContent("Tuesday-Thursday, Saturday 11:15 AM-1:45 AM");
    expect(texts(within(hero).getAllByRole("definition"))).toEqual([
      "Pinball RM12.50",
      "Dancing RM22",
      "Karaoke RM36",
      "Ball pit RM18.50",
    ]);
    const reservation = within(hero).getByRole<HTMLAnchorElement>("link", { name: "KEEP A SEAT" });
    expect(reservation.href).toMatch("https://pigeon.test/60112223333?");
    expect(new URL(reservation.href).searchParams.get("text")).toBe(
      "Please keep it for me.\nWhat: dance floor or karaoke box\nWhen: ",
    );
    expect(reservation).toHaveAttribute("target", "_blank");
    expect(reservation).toHaveAttribute("rel", "noopener");
    expect(reservation).toHaveAccessibleDescription(
      "You can keep dance floor and karaoke box. Opens Pigeon Post in a new tab.",
    );
  });

  it("says in the first screen where the venue is, and how to ask", () => {
    const hero = within(screen.getByRole("region", { name: "Come and play." }));
    const addressOf = (name: string) => hero.getByRole("link", { name }).getAttribute("href");
    expect(addressOf("Directions")).toMatch("https://way.test/?to=9%20Lorong%20Ujian");
    expect(addressOf("Pigeon Post")).toBe("https://pigeon.test/60112223333");
    expect(addressOf("Call")).toBe("tel:+60112223333");
  });

  it("compares all prices in one table: rates, and packages for members by their hours", () => {
    const table = screen.getByRole("table", { name: "Prices" });
    const [, second, ...rows] = within(table).getAllByRole("row");
    expect(texts(within(table).getAllByRole("columnheader"))).toEqual([
      "By the hour",
      "Bundles",
      "Non-member",
      "Member",
      "3 hours",
      "4 hours",
      "5 hours",
      "12 hours",
    ]);
    expect(second).toHaveTextContent(/^Non-member/);
    expect(
      rows.map((row) => [
        within(row).getByRole("rowheader").textContent,
        ...texts(within(row).getAllByRole("cell")),
      ]),
    ).toEqual([
      ["Pinball", "RM12.50", "RM9.90", "RM28", "–", "RM41.50", "–"],
      ["Dancing", "RM22for two", "No member rate", "–", "–", "–", "–"],
      ["Karaoke", "RM36", "RM27", "RM74.50", "–", "–", "–"],
      ["Ball pit", "RM18.50", "RM16", "–", "RM59.50", "–", "RM168"],
    ]);
  });

  it("explains membership: the fee, the reload bonuses and the birthday choices", () => {
    const membership = screen.getByRole("region", { name: "Friends" });
    for (const text of [
      "RM55",
      "RM65 reload: +RM7.50",
      "RM130 reload: +RM16",
      "Pinball 1 free hour",
      "Karaoke 2 free hours",
    ]) {
      expect(membership).toHaveTextContent(text);
    }
  });

  it("shows the photos of rigs, promotions and the community with their alt texts and words, and leads to the about page", () => {
    const altsIn = (name: string) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("img")
        .map((image) => image.getAttribute("alt"));
    expect(altsIn("The machines")).toEqual([
      "A silver ball.",
      "Arrows of light.",
      "Two microphones.",
      "Balls up to the window.",
    ]);
    expect(altsIn("Fill up RM65")).toEqual(["A poster that says RM65."]);
    const { promotions } = dataFiles.promotions;
    expect(screen.getByText(filled(promotions[0]?.text ?? ""))).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Fill up RM65" })).toBeInTheDocument();
    expect(altsIn("Our guests").slice(0, 3)).toEqual([
      "One guest.",
      "Two guests.",
      "Three guests.",
    ]);
    expect(screen.getAllByRole("figure").map(({ textContent }) => textContent)).toEqual(
      dataFiles.community.photos.map(({ caption }) => filled(caption)),
    );
    const about = within(screen.getByRole("region", { name: "Who we are" }));
    expect(about.getByRole("link")).toHaveAttribute("href", "/about");
  });
});

it("the home page says which event is on now", async () => {
  jest.useFakeTimers({ now: timeOf("2096-12-05 20:00") });
  const event = { id: "cup", title: "Cup", description: "Two rounds." };
  const times = { starts: "2096-12-05 19:00", ends: "2096-12-05 22:00" };
  await renderPage("/", changedFiles({ "comingEvents.events": [{ ...event, ...times }] }));
  const next = screen.getByRole("link", { name: /Cup/ });
  expect(next).toHaveAttribute("href", "/events#cup");
  expect(next).toHaveTextContent(/Cup On now$/);
  jest.useRealTimers();
});

it("the home page has no packages, promotions and gallery if the data have none", async () => {
  const nothing = changedFiles({
    "pricing.packages": [],
    "pricing.rates[1].note": null,
    "promotions.promotions": [],
    "community.photos": [],
  });
  await renderPage("/", nothing);
  expect(texts(screen.getAllByRole("columnheader"))).toEqual([
    "By the hour",
    "Non-member",
    "Member",
  ]);
  expect(texts(within(main()).getAllByRole("heading", { level: 2 }))).toEqual([
    "The machines",
    "Prices",
    "Who we are",
  ]);
});
