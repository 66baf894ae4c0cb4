import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import EventsPage from "../../../src/pages/events";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";

describe("the events page", () => {
  beforeEach(() => {
    renderPage(EventsPage, "/events");
  });

  it("links to the section with the inquiry form", () => {
    expect(screen.getByRole("link", { name: "WRITE TO US" })).toHaveAttribute("href", "#inquiry");
    const inquiry = document.getElementById("inquiry") as HTMLElement;
    expect(within(inquiry).getByRole("textbox", { name: "Message" })).toBeInTheDocument();
  });

  it.each([
    ["Moth Cup", 2, ["Moths flew in.", "Marbles", "Tag"]],
    ["Lantern Night", 1, ["Lanterns were lit."]],
  ])("shows %s with its photos, description and games", (name, photos, texts) => {
    const event = within(screen.getByRole("article", { name }));
    expect(event.getAllByRole("img")).toHaveLength(photos);
    for (const text of texts) expect(event.getByText(text)).toBeInTheDocument();
  });

  it("suggests event types without restricting to them", () => {
    const eventType = screen.getByRole("combobox", { name: "Event type" });
    const suggestions = document.getElementById(eventType.getAttribute("list") as string);
    const values = Array.from(suggestions?.children ?? [], (option) =>
      option.getAttribute("value"),
    );
    expect(values).toEqual(["Wedding", "Chess evening"]);
  });

  it("has its own title and the canonical URL /events", () => {
    expect(Helmet.peek().title).toBe("Feasts at Bubble Hall");
    expect(canonicalLinks()).toEqual([
      { rel: "canonical", href: "https://bubble-hall.test/events" },
    ]);
  });
});
