import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import EventsPage from "../../../src/pages/events";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";
import { dataFiles, siteContent } from "../../support/unit/siteContent";

describe("the events page", () => {
  beforeEach(() => {
    renderPage(EventsPage, "/events");
  });

  it("jumps from CONTACT US to the inquiry form", () => {
    expect(
      screen.getByRole("link", { name: siteContent.events.hero.contactLabel }),
    ).toHaveAttribute("href", "#inquiry");
    const inquiry = document.getElementById("inquiry") as HTMLElement;
    expect(within(inquiry).getByRole("textbox", { name: "Message" })).toBeInTheDocument();
  });

  it("tells of each event in its photos, its description and its games", () => {
    for (const { title, description, images, additionalInfo } of siteContent.events.page.events) {
      const event = within(screen.getByRole("article", { name: title }));
      expect(event.getAllByRole("img")).toHaveLength(images.length);
      expect(event.getByText(description)).toBeInTheDocument();
      for (const game of additionalInfo ?? []) expect(event.getByText(game)).toBeInTheDocument();
    }
  });

  it("suggests event types without restricting to them", () => {
    const eventType = screen.getByRole("combobox", { name: "Event type" });
    const suggestions = document.getElementById(eventType.getAttribute("list") as string);
    const values = Array.from(suggestions?.children ?? [], (option) =>
      option.getAttribute("value"),
    );
    expect(values).toEqual(siteContent.events.inquiry.eventTypes);
  });

  it("has a title of its own and the canonical address /events", () => {
    expect(Helmet.peek().title).toBe(siteContent.pages.events.title);
    expect(canonicalLinks()).toEqual([
      { rel: "canonical", href: `${dataFiles.site.siteBase}/events` },
    ]);
  });
});
