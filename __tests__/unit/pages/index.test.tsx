import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { formatRinggit } from "../../../src/domain/format/ringgit";
import HomePage from "../../../src/pages/index";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";
import { dataFiles, facts, siteContent } from "../../support/unit/siteContent";

describe("the home page", () => {
  beforeEach(() => {
    renderPage(HomePage);
  });

  it("shows its sections in the order of the specification", () => {
    const headings = screen
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      siteContent.home.hero.headline,
    );
    expect(headings).toEqual([
      siteContent.rigs.heading,
      siteContent.pricing.heading,
      siteContent.promotions.heading,
      siteContent.about.about.heading,
      siteContent.community.heading,
    ]);
  });

  it("says on its first screen when it is open and what an hour costs", () => {
    const firstScreen = screen.getByRole("region", { name: siteContent.home.hero.headline });
    expect(firstScreen).toHaveTextContent("Monday-Sunday 12:00 PM-2:00 AM");
    const rates = within(firstScreen)
      .getAllByRole("definition")
      .map((rate) => rate.textContent);
    expect(rates).toEqual(["PC gaming RM8", "Racing simulator RM15", "PS5 RM25"]);
  });

  it("opens a chat in a new tab from RESERVATION, with a note on what can be reserved", () => {
    const reservation = screen.getByRole("link", { name: siteContent.site.reservation.label });
    const href = reservation.getAttribute("href") ?? "";
    expect(href.startsWith(siteContent.site.links.chat.url)).toBe(true);
    expect(reservation).toHaveAttribute("target", "_blank");
    expect(reservation).toHaveAccessibleDescription(siteContent.site.reservation.note);
  });

  it("begins that chat with a message that names what can be reserved, and leaves the rest blank", () => {
    const reservation = screen.getByRole("link", { name: siteContent.site.reservation.label });
    const message = new URL(reservation.getAttribute("href") ?? "").searchParams.get("text") ?? "";
    for (const { nameInText, isReservable } of dataFiles.rigs.rigs) {
      expect(message.includes(nameInText)).toBe(isReservable);
    }
    expect(message).not.toMatch(/[[\]{}]/);
    expect(message.split("\n")).toHaveLength(dataFiles.site.reservation.message.split("\n").length);
  });

  it("shows each rig with its specs as its description", () => {
    for (const { name, specs, alt } of siteContent.rigs.rigs) {
      const card = screen.getByRole("button", { name });
      for (const spec of specs) expect(card).toHaveAccessibleDescription(new RegExp(spec));
      expect(screen.getByRole("img", { name: alt })).toBeInTheDocument();
    }
  });

  it("has the sections that RIGS and PRICING scroll to", () => {
    for (const id of ["rigs", "pricing"]) {
      const section = document.getElementById(id);
      expect(section).toBeInTheDocument();
      expect(section).toHaveAttribute("tabindex", "-1");
    }
  });

  it("compares the hourly rates of members and non-members", () => {
    const table = screen.getByRole("table", { name: siteContent.pricing.rateHeading });
    const rows = within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("cell")
          .map((cell) => cell.textContent),
      );
    const { rates, noMemberRateLabel } = dataFiles.pricing;
    expect(rows).toEqual(
      rates.map(({ nonMember, member, note }) => [
        formatRinggit(nonMember) + (note ?? ""),
        member === null ? noMemberRateLabel : formatRinggit(member),
      ]),
    );
  });

  it("lists the member packages by rig and hours, with what each saves", () => {
    const table = screen.getByRole("table", { name: siteContent.pricing.packagesHeading });
    for (const { rig, hours, price } of siteContent.pricing.packages) {
      const row = within(table).getByRole("row", { name: new RegExp(`^${rig.shortName} `) });
      const column = within(table)
        .getAllByRole("columnheader")
        .findIndex(({ textContent }) => textContent === `${hours} hours`);
      const rate = dataFiles.pricing.rates.find((candidate) => candidate.rig === rig.id);
      const saved = hours * Number(rate?.member ?? rate?.nonMember) - price;
      expect(within(row).getAllByRole("cell")[column]?.textContent).toBe(
        `${formatRinggit(price)}${siteContent.pricing.savingLabel} ${formatRinggit(saved)}`,
      );
    }
  });

  it("explains membership: the fee, the reload bonuses and the birthday choices", () => {
    const membership = screen.getByRole("region", { name: siteContent.membership.heading });
    const steps = within(within(membership).getAllByRole("list")[0] as HTMLElement);
    expect(steps.getByText(facts["membership.fee"] as string)).toBeInTheDocument();
    for (const { reload, bonus } of dataFiles.membership.reload.bonuses) {
      expect(membership).toHaveTextContent(
        `${formatRinggit(reload)} reload: +${formatRinggit(bonus)}`,
      );
    }
    for (const { rig, freeHours } of siteContent.membership.birthday.choices) {
      const hours = freeHours === 1 ? "1 free hour" : `${freeHours} free hours`;
      expect(membership).toHaveTextContent(`${hours} ${rig.shortName}`);
    }
  });

  it("shows the promotion's picture with its text in the alt text", () => {
    for (const { alt, title } of siteContent.promotions.promotions) {
      expect(screen.getByRole("img", { name: alt })).toBeInTheDocument();
      expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
    }
  });

  it("shows the community photos, each with its own alt text", () => {
    const community = screen.getByRole("region", { name: siteContent.community.heading });
    const alts = within(community)
      .getAllByRole("img")
      .map((image) => image.getAttribute("alt"));
    expect(alts).toEqual(siteContent.community.photos.map(({ alt }: { alt: string }) => alt));
    expect(new Set(alts).size).toBe(alts.length);
  });

  it("loads the first picture at once and all others when they are needed", () => {
    const [first, ...others] = screen.getAllByRole("img");
    expect(first).toHaveAttribute("loading", "eager");
    for (const image of others) expect(image).toHaveAttribute("loading", "lazy");
  });

  it("can be shared: its title, description, picture and address are in its head", () => {
    const { title, description, sharePhoto } = siteContent.pages.home;
    const { siteBase } = dataFiles.site;
    const properties = Object.fromEntries(
      Helmet.peek().metaTags.map((tag) => [Object(tag).property, tag.content]),
    );
    expect(properties).toMatchObject({
      "og:title": title,
      "og:description": description,
      "og:url": `${siteBase}/`,
      "og:image": siteBase + sharePhoto.publicURL,
    });
  });

  it("has a title, a description and one canonical address", () => {
    const head = Helmet.peek();
    expect(head.title).toContain(dataFiles.site.name);
    expect(head.metaTags).toContainEqual({
      name: "description",
      content: siteContent.pages.home.description,
    });
    expect(canonicalLinks()).toEqual([{ rel: "canonical", href: `${dataFiles.site.siteBase}/` }]);
  });
});
