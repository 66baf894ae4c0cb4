import { render, screen } from "@testing-library/react";
import { ComingEventsSection } from "../../../../src/sections/events/ComingEventsSection";
import { asSiteContent, changedFiles } from "../../../support/unit/siteContent";

const event = {
  id: "cup",
  title: "Cup & final",
  description: "Two rounds.",
  starts: "2096-12-05 14:00",
  ends: "2096-12-05 18:00",
};

function renderEvents(...events: object[]) {
  const { comingEvents, site } = asSiteContent(
    changedFiles((files) => Object.assign(files.comingEvents, { events })),
  );
  return render(<ComingEventsSection comingEvents={comingEvents} site={site} />);
}

describe("the coming events", () => {
  it("have a heading, their times and an address each", () => {
    renderEvents(event, { ...event, id: "next", title: "Next", starts: "2096-12-05 12:00" });
    const articles = screen.getAllByRole("article");
    expect(articles.map(({ id }) => id)).toEqual(["next", "cup"]);
    expect(screen.getByRole("article", { name: event.title })).toHaveTextContent(
      "Wednesday 5 December 2096, 2:00 PM-6:00 PM",
    );
  });

  it("say what they cost, how many can take part and how often they are, if the data do", () => {
    const more = { price: 7.5, places: 16, weeklyUntil: "2096-12-26" };
    renderEvents(event, { ...event, id: "more", ...more }, { ...event, id: "free", price: "free" });
    const [plain, priced, free] = screen.getAllByRole("article");
    expect(priced).toHaveTextContent(
      "Next: 5 December 2096 · Last: 26 December 2096 · RM7.50 · 16 places",
    );
    expect(priced).toHaveTextContent("Every Wednesday, 2:00 PM-6:00 PM");
    expect(free).toHaveTextContent("Free");
    expect(plain).not.toHaveTextContent(/RM|places|Every|Next|Free/);
  });

  it("lead to the sign-up address, or else to a message in the chat", () => {
    renderEvents(event, { ...event, id: "own", signUp: "https://forms.test/cup" });
    const [chat, form] = screen.getAllByRole("link", { name: "Sign up" });
    expect(new URL(chat?.getAttribute("href") ?? "").searchParams.get("text")).toContain(
      event.title,
    );
    expect(form).toHaveAttribute("href", "https://forms.test/cup");
  });

  it("can be added to a calendar, one or all of them", () => {
    renderEvents(event);
    expect(screen.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
      "href",
      "/events/cup.ics",
    );
    const all = screen.getByRole("link", { name: "Subscribe to all events" });
    expect(all.getAttribute("href")).toMatch(/^webcal:\/\/.+\/events\.ics$/);
  });
});
