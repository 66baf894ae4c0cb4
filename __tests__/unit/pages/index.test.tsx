import { cleanup, screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import HomePage from "../../../src/pages/index";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";
import { asSiteContent, changedFiles, siteContent } from "../../support/unit/siteContent";

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** The cells of each row of a table, without the header row. */
function cellsOf(table: HTMLElement) {
  const [, ...rows] = within(table).getAllByRole("row");
  return rows.map((row) => texts(within(row).getAllByRole("cell")));
}

describe("the home page", () => {
  beforeEach(() => {
    renderPage(HomePage);
  });

  it("shows its sections in the specified order", () => {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Come and play.");
    expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual([
      "The machines",
      "Prices",
      "This week",
      "Who we are",
      "Our guests",
    ]);
  });

  it("shows the opening hours and the price of an hour in the hero section", () => {
    const hero = screen.getByRole("region", { name: "Come and play." });
    expect(hero).toHaveTextContent("Tuesday-Thursday, Saturday 11:15 AM-1:45 AM");
    expect(texts(within(hero).getAllByRole("definition"))).toEqual([
      "Pinball RM12.50",
      "Dancing RM22",
      "Karaoke RM36",
    ]);
  });

  it("has a reservation link that opens the chat in a new tab, says so, and has a note on what can be reserved", () => {
    const hero = screen.getByRole("region", { name: "Come and play." });
    const reservation = within(hero).getByRole("link", { name: "KEEP A SEAT" });
    expect(reservation.getAttribute("href")).toMatch("https://pigeon.test/60112223333?");
    expect(reservation).toHaveAttribute("target", "_blank");
    expect(reservation).toHaveAccessibleDescription(
      "You can keep dance floor and karaoke box, but not pinball. Opens the pigeons.",
    );
  });

  it("prefills the chat message with what can be reserved, and leaves the rest blank", () => {
    const links = screen.getAllByRole("link", { name: "KEEP A SEAT" });
    for (const { href } of links as HTMLAnchorElement[]) {
      expect(new URL(href).searchParams.get("text")).toBe(
        "Please keep it for me.\nWhat: dance floor or karaoke box\nHours: \nWhen: ",
      );
    }
  });

  it("lists the places in the picture with their rates, specs and member rates, and links to the rigs' cards", () => {
    const list = screen.getByRole("list", { name: "Inside" });
    const links = [...list.querySelectorAll<HTMLAnchorElement>("li > a")];
    const expected = [
      ["Pinball, RM12.50 an hour", "Nine flippers, Brass bell Friends RM9.90 an hour"],
      ["Dancing, RM22 an hour", "Four arrows"],
      ["Bar, Show the way", /^Tuesday-Thursday, Saturday 11:15 AM-1:45 AM/],
    ] as const;
    expect(links).toHaveLength(expected.length);
    for (const [index, [name, description]] of expected.entries()) {
      expect(links[index]).toHaveAccessibleName(name);
      expect(links[index]).toHaveAccessibleDescription(description);
    }
    for (const { hash } of links.slice(0, 2)) {
      expect(document.getElementById(hash.slice(1))).toHaveAttribute("tabindex", "-1");
    }
    expect(links[2]).toHaveAttribute("href", siteContent.site.map.directionsUrl);
  });

  it("shows each rig with a photo and a button that controls the list of its specs", () => {
    for (const { name, specs, alt } of siteContent.rigs.rigs) {
      const button = screen.getByRole("button", { name, expanded: false });
      const controlled = document.getElementById(button.getAttribute("aria-controls") ?? "");
      const items = Array.from(controlled?.children ?? [], (item) => item.textContent);
      expect(items).toEqual(specs);
      expect(screen.getByRole("img", { name: alt })).toBeInTheDocument();
    }
  });

  it.each(["rigs", "pricing"])("has a focusable section %s, to which the navbar scrolls", (id) => {
    expect(document.getElementById(id)).toHaveAttribute("tabindex", "-1");
  });

  it("compares the hourly rates of members and non-members", () => {
    expect(cellsOf(screen.getByRole("table", { name: "By the hour" }))).toEqual([
      ["RM12.50, Have 2 hours!", "RM9.90, Have 2 hours!"],
      ["RM22, Have 2 hours!for two", "As for guests"],
      ["RM36, Have 2 hours!", "RM27, Have 2 hours!"],
    ]);
  });

  it("leads from prices and from places in the picture to a plan", () => {
    const hrefs = (within: string) =>
      [...document.querySelectorAll(`${within} a[href$="#plan"]`)].map((link) =>
        link.getAttribute("href"),
      );
    expect(hrefs("table")).toEqual([
      "/?play=1+pinball+2#plan",
      "/?play=1+pinball+2+member#plan",
      "/?play=1+dance-floor+2#plan",
      "/?play=1+karaoke-box+2#plan",
      "/?play=1+karaoke-box+2+member#plan",
      "/?play=1+pinball+3+member#plan",
      "/?play=1+pinball+5+member#plan",
      "/?play=1+karaoke-box+3+member#plan",
    ]);
    expect(hrefs("#reservation")).toEqual([
      "/?play=1+pinball+2#plan",
      "/?play=1+dance-floor+2#plan",
    ]);
    expect(document.getElementById("plan")).toHaveAttribute("tabindex", "-1");
  });

  it("lists the member packages by rig and hours, with their savings", () => {
    const table = screen.getByRole("table", { name: "Bundles" });
    expect(texts(within(table).getAllByRole("columnheader"))).toEqual(["3 hours", "5 hours"]);
    expect(texts(within(table).getAllByRole("rowheader"))).toEqual(["Pinball", "Karaoke"]);
    expect(cellsOf(table)).toEqual([
      ["RM28, Have 3 hours!spares RM1.70", "RM41.50, Have 5 hours!spares RM8"],
      ["RM74.50, Have 3 hours!spares RM6.50", ""],
    ]);
  });

  it("explains membership: the fee, the reload bonuses and the birthday choices", () => {
    const membership = screen.getByRole("region", { name: "Friends" });
    const [steps] = within(membership).getAllByRole("list");
    expect(within(steps as HTMLElement).getByText("RM55")).toBeInTheDocument();
    for (const text of [
      "RM65 reload: +RM7.50",
      "RM130 reload: +RM16",
      "1 free hour Pinball",
      "2 free hours Karaoke",
    ]) {
      expect(membership).toHaveTextContent(text);
    }
  });

  it("shows the promotion's picture with its text in the alt text", () => {
    expect(screen.getByRole("img", { name: "A poster that says RM65." })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Fill up RM65" })).toBeInTheDocument();
  });

  it("shows the community photos, each with its own alt text", () => {
    const community = within(screen.getByRole("region", { name: "Our guests" }));
    const alts = community.getAllByRole("img").map((image) => image.getAttribute("alt"));
    expect(alts).toEqual(["One guest.", "Two guests.", "Three guests."]);
  });

  it.each([
    ["packages", "pricing.packages", "table", "Bundles"],
    ["promotions", "promotions.promotions", "region", "This week"],
    ["gallery", "community.photos", "region", "Our guests"],
  ])("hides the %s if the list is empty", (_what, list, role, name) => {
    expect(screen.getByRole(role, { name })).toBeInTheDocument();
    cleanup();
    renderPage(HomePage, "/", asSiteContent(changedFiles({ [list]: [] })));
    expect(screen.queryByRole(role, { name })).toBeNull();
  });

  it("loads the first picture eagerly and lazy-loads all others", () => {
    const [first, ...others] = screen.getAllByRole("img");
    expect(first).toHaveAttribute("loading", "eager");
    for (const image of others) expect(image).toHaveAttribute("loading", "lazy");
  });

  it("has Open Graph tags with its title, description, URL and picture", () => {
    const properties = Object.fromEntries(
      Helmet.peek().metaTags.map((tag) => [Object(tag).property, tag.content]),
    );
    expect(properties).toMatchObject({
      "og:title": "Bubble Hall in Taman Rekaan",
      "og:description": "Pinball Machine from RM9.90 an hour.",
      "og:url": "https://bubble-hall.test/",
      "og:image": "https://bubble-hall.test/static/photos/share-home.jpg",
    });
  });

  it("has a title, a description and a single canonical URL", () => {
    const { title, metaTags } = Helmet.peek();
    expect(title).toBe("Bubble Hall in Taman Rekaan");
    expect(metaTags).toContainEqual({
      name: "description",
      content: "Pinball Machine from RM9.90 an hour.",
    });
    expect(canonicalLinks()).toEqual([{ rel: "canonical", href: "https://bubble-hall.test/" }]);
  });
});
