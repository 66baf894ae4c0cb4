import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import EventsPage from "../../src/pages/events";
import { canonicalLinks, renderPage } from "../helpers/renderPage";
import { dataFiles, siteContent } from "../helpers/siteContent";

describe("the events page", () => {
  beforeEach(() => {
    renderPage(EventsPage, "/events");
  });

  it("jumps from CONTACT US to the inquiry form", () => {
    expect(screen.getByRole("link", { name: "CONTACT US" })).toHaveAttribute("href", "#inquiry");
    const inquiry = document.getElementById("inquiry") as HTMLElement;
    expect(within(inquiry).getByRole("textbox", { name: "Message" })).toBeInTheDocument();
  });

  it("tells of Terminull Brigade Event 2025 in five photos", () => {
    const event = screen.getByRole("article", { name: "Terminull Brigade Event 2025" });
    expect(within(event).getAllByRole("img")).toHaveLength(5);
  });

  it("tells of Monash Cup 2024 in six photos, its three days and its games", () => {
    const event = screen.getByRole("article", { name: "Monash Cup 2024" });
    expect(within(event).getAllByRole("img")).toHaveLength(6);
    expect(event).toHaveTextContent("3 days");
    for (const game of ["Counter Strike 2", "Valorant", "League of Legends"]) {
      expect(within(event).getByText(game)).toBeInTheDocument();
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
