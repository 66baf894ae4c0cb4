import { render, screen } from "@testing-library/react";
import { phoneDigits } from "../../../src/domain/format/phone";
import { Footer } from "../../../src/layout/Footer";
import { dataFiles, facts, siteContent } from "../../support/unit/siteContent";

const { site } = dataFiles;

describe("the footer", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2031-12-31T23:00:00") });
    render(<Footer site={siteContent.site} />);
  });

  afterEach(() => jest.useRealTimers());

  it("says the opening hours", () => {
    expect(screen.getByRole("contentinfo")).toHaveTextContent(
      `${facts["hours.days"]} ${facts["hours.range"]}`,
    );
  });

  it("links to the phone and the e-mail address", () => {
    expect(screen.getByRole("link", { name: site.contact.phone })).toHaveAttribute(
      "href",
      `tel:+${phoneDigits(site.contact.phone)}`,
    );
    expect(screen.getByRole("link", { name: site.contact.email })).toHaveAttribute(
      "href",
      `mailto:${site.contact.email}`,
    );
  });

  it("links to Instagram, WhatsApp and the recruitment form", () => {
    const { instagram, chat } = siteContent.site.links;
    expect(screen.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", instagram.url);
    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", chat.url);
    expect(screen.getByRole("heading", { name: "Join Us" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Apply Now" })).toHaveAttribute(
      "href",
      site.recruitment.url,
    );
  });

  it("shows every part of the address", () => {
    const footer = screen.getByRole("contentinfo");
    for (const part of Object.values(site.address)) expect(footer).toHaveTextContent(part);
  });

  it("leads to the address by a link that carries it, opened in the same tab as apps want it", () => {
    const directions = screen.getByRole("link", { name: site.map.directionsLabel });
    const { searchParams } = new URL(directions.getAttribute("href") ?? "");
    expect([...searchParams.values()]).toContain(facts["address.full"]);
    expect(directions).not.toHaveAttribute("target");
  });

  it("carries the year of the visitor's calendar", () => {
    expect(screen.getByRole("contentinfo")).toHaveTextContent(`© 2031 ${site.name}`);
  });
});
