import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { openLightbox } from "../../../src/components/lightbox/openLightbox";
import { PricingSection } from "../../../src/sections/home/PricingSection";
import { changedFiles } from "../../support/fixture";
import { queryPage, renderPage } from "../../support/unit/renderPage";

jest.mock("../../../src/components/lightbox/openLightbox", () => ({ openLightbox: jest.fn() }));

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const main = () => screen.getByRole("main");

describe("the home page", () => {
  beforeEach(async () => {
    await renderPage("/");
  });

  it("shows its sections in the specified order, of which one leads to the about page", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Come and play.");
    expect(texts(within(main()).getAllByRole("heading", { level: 2 }))).toEqual([
      "The machines",
      "Prices",
      "Fill up RM65",
      "Two for tea",
      "Twins on Thursday",
      "Who we are",
      "Our guests",
    ]);
    const about = within(screen.getByRole("region", { name: "Who we are" }));
    expect(about.getByRole("link")).toHaveAttribute("href", "/about");
  });

  it("begins with the opening hours, the price of an hour, and links to the chat, one of them to reserve in a new tab", () => {
    const hero = screen.getByRole("region", { name: "Come and play." });
    expect(hero).toHaveTextContent("Tuesday-Thursday, Saturday 11:15 AM-1:45 AM");
    expect(texts(within(hero).getAllByRole("definition"))).toEqual([
      "Pinball RM12.50",
      "Dancing RM22",
      "Karaoke RM36",
      "Ball pit RM18.50",
    ]);
    const chat = within(hero).getByRole("link", { name: "Pigeon Post" });
    expect(chat).toHaveAttribute("href", "https://pigeon.test/60112223333");
    const reservation = within(hero).getByRole<HTMLAnchorElement>("link", { name: "KEEP A SEAT" });
    expect(reservation.href).toMatch("https://pigeon.test/60112223333?");
    expect(new URL(reservation.href).searchParams.get("text")).toBe(
      "Please keep dance floor or karaoke box for me.\nWhat: dance floor or karaoke box\nWhen: ",
    );
    expect(reservation).toHaveAttribute("target", "_blank");
    expect(reservation).toHaveAttribute("rel", "noopener");
    expect(reservation).toHaveAccessibleDescription(
      "You can keep dance floor and karaoke box. Opens Pigeon Post in a new tab.",
    );
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
    // In place of the columns' headings on a phone.
    for (const row of rows) {
      const cells = within(row).getAllByRole("cell");
      const labels = cells.map(({ firstElementChild }) => firstElementChild as HTMLElement);
      expect(texts(labels)).toEqual([
        "1 hour",
        "1 hour, member",
        "3 hours, member",
        "4 hours, member",
        "5 hours, member",
        "12 hours, member",
      ]);
      for (const label of labels) label.remove();
    }
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
    expect(membership).toHaveTextContent(
      /Registration, once RM55.*Karaoke RM9 less an hour.*Reload RM65 \+RM7\.50.*Reload RM130 \+RM16.*Pinball 1 free hour.*Karaoke 2 free hours/,
    );
    // There is no member rate.
    expect(membership).not.toHaveTextContent("Dancing");
  });

  it("says on the card of each rig what an hour costs", () => {
    const cards = within(screen.getByRole("region", { name: "The machines" }));
    expect(texts(cards.getAllByRole("article"))).toEqual([
      expect.stringContaining("RM12.50 an hour"),
      expect.stringContaining("RM22 an hour"),
      expect.stringContaining("RM36 an hour"),
      expect.stringContaining("RM18.50 an hour"),
    ]);
  });
});

describe("a promotion", () => {
  const promotion = (name: string) => screen.queryByRole("region", { name });

  it("may have no poster", async () => {
    await renderPage("/");
    const links = (name: string) => within(promotion(name) as HTMLElement).queryAllByRole("link");
    expect(links("Two for tea")).toHaveLength(1);
    expect(links("Twins on Thursday")).toEqual([]);
  });

  it("opens its own poster only, because another promotion may be over", async () => {
    jest.spyOn(window, "scrollTo").mockImplementation();
    await renderPage("/");
    fireEvent.click(screen.getByRole("link", { name: "A teapot on a pinball machine." }));
    await waitFor(() => expect(openLightbox).toHaveBeenCalled());
    const photo = expect.objectContaining({ alt: "A teapot on a pinball machine." });
    const shown = expect.objectContaining({ photos: [photo], index: 0 });
    expect(openLightbox).toHaveBeenCalledWith(shown);
  });

  it("is hidden until it begins, and not there when it is over, while the links to others stay", async () => {
    const times = changedFiles({
      "promotions.promotions[0].until": "2020-01-01 00:00",
      "promotions.promotions[2].from": "2096-01-01 00:00",
    });
    const { container } = await renderPage("/", times);
    const sections = [...container.querySelectorAll<HTMLElement>("[id^=promotion-]:not(h2)")];
    expect(sections.map(({ id, hidden }) => [id, hidden])).toEqual([
      ["promotion-2", false],
      ["promotion-3", true],
    ]);
  });
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

it("the home page leaves out what a venue does not have: reservations, prices for members, bonuses and gifts", async () => {
  const nothing = changedFiles({
    "pricing.packages": [],
    "membership.registration.fee": 0,
    "membership.reload.bonuses[0].bonus": 0,
    "membership.reload.bonuses[1].bonus": 0,
    "membership.birthday.choices": [],
  });
  for (const rate of nothing.pricing.rates) rate.member = null;
  for (const rig of nothing.rigs.rigs) rig.isReservable = false;
  await renderPage("/", nothing);
  expect(screen.queryByRole("link", { name: "KEEP A SEAT" })).toBeNull();
  expect(texts(screen.getAllByRole("columnheader"))).toEqual(["By the hour"]);
  expect(texts(screen.getAllByRole("cell"))).toEqual([
    "",
    "1 hourRM12.50",
    "1 hourRM22for two",
    "1 hourRM36",
    "1 hourRM18.50",
  ]);
  const calculator = within(screen.getByRole("region", { name: "Count it" }));
  expect(calculator.queryByText(/member/i)).toBeNull();
  const membership = within(screen.getByRole("region", { name: "Friends" }));
  expect(texts(membership.getAllByRole("heading", { level: 4 }))).toEqual(["Sign up"]);
  expect(texts(membership.getAllByRole("strong"))).toEqual(["Free"]);
});

describe("the calculator", () => {
  const calculator = () => within(screen.getByRole("region", { name: "Count it" }));
  const labels = [/What/, /How many/, /How long/];
  const fields = () => labels.map((label) => calculator().getByLabelText<HTMLSelectElement>(label));
  /** The price for all, and that for members. */
  const totals = () =>
    Array.from(
      calculator().getByRole("status").querySelectorAll("b"),
      (price) => price.textContent,
    );

  /** Chooses by the texts of the options. */
  function choose(...texts: string[]) {
    for (const [index, text] of texts.entries()) {
      const select = fields()[index] as HTMLSelectElement;
      const option = within(select).getByRole<HTMLOptionElement>("option", { name: text });
      fireEvent.change(select, { target: { value: option.value } });
    }
  }

  it("offers each rig with a rate, up to twelve of it for up to twelve hours, and begins with two hours", async () => {
    await renderPage("/");
    const [what, many, long] = fields().map((select) => [
      select.value,
      ...Array.from(select.options, ({ text }) => text),
    ]);
    expect(what).toEqual(["pinball", "Pinball", "Dancing", "Karaoke", "Ball pit"]);
    const upTo12 = Array.from({ length: 12 }, (_, index) => `${index + 1}`);
    expect(many).toEqual(["1", ...upTo12]);
    const hours = upTo12.slice(1).map((count) => `${count} hours`);
    expect(long).toEqual(["2", "1 hour", ...hours]);
    expect(totals()[0]).toBe("RM25");
  });

  it("shows what a visit costs tonight and as members, and how each price is made up", async () => {
    await renderPage("/");
    choose("Pinball", "2", "4 hours");
    expect(totals()).toEqual(["RM100", "RM75.80"]);
    const [tonight, asMembers] = calculator().getByRole("status").querySelectorAll("p");
    expect(tonight).toHaveTextContent("4 hours at RM12.50 an hour: RM50 each");
    expect(asMembers).toHaveTextContent("3-hour package at RM28 + 1 hour at RM9.90 an hour");
  });

  it("says what registration costs each person, from which visit on it pays off, and if members pay the same", async () => {
    await renderPage("/");
    choose("Pinball", "2", "4 hours");
    const registration = "Registration costs each person RM55 once. It pays off from visit 5.";
    expect(calculator().getByText(registration)).toBeInTheDocument();
    choose("Dancing");
    expect(calculator().getByText("Members pay the same here.")).toBeInTheDocument();
  });

  it("reserves what was chosen, or says to walk in for what cannot be reserved", async () => {
    await renderPage("/");
    const reserve = () =>
      calculator().queryByRole<HTMLAnchorElement>("link", { name: "KEEP A SEAT" });
    const walkIn = () => calculator().queryByText("Come as you are for pinball and ball pit.");
    choose("Karaoke", "3", "1 hour");
    const { searchParams } = new URL(reserve()?.href ?? "");
    expect(searchParams.get("text")).toBe(
      "Please keep 3 × karaoke box, 1 hour for me.\nWhat: 3 × karaoke box, 1 hour\nWhen: ",
    );
    expect(walkIn()).not.toBeInTheDocument();
    choose("Pinball");
    expect(reserve()).not.toBeInTheDocument();
    expect(walkIn()).toBeInTheDocument();
  });

  it("survives the end of the rig that was chosen, in develop", async () => {
    const { pricingJson, membershipJson } = await queryPage("/");
    const section = (rates: typeof pricingJson.rates) => (
      <PricingSection pricing={{ ...pricingJson, rates }} membership={membershipJson} />
    );
    const { rerender } = render(section(pricingJson.rates));
    rerender(section(pricingJson.rates.slice(1)));
    expect(fields()[0]).toHaveDisplayValue("Dancing");
  });
});
