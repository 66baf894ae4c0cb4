import { screen } from "@testing-library/react";
import { changedFiles } from "../../../support/fixture";
import { renderPage } from "../../../support/unit/renderPage";

const event = {
  id: "cup",
  title: "Cup & final",
  description: "Two rounds.",
  starts: "2096-12-05 14:00",
  ends: "2096-12-05 18:00",
};

const articles = () => screen.getAllByRole("article").slice(0, 3);

describe("the coming events", () => {
  beforeEach(async () => {
    const full = {
      id: "full",
      starts: "2096-12-05 12:00",
      price: 7.5,
      seats: 16,
      // A Friday. The last Wednesday is two days before it.
      weeklyUntil: "2096-12-28",
      signUp: "https://forms.test/cup",
    };
    const free = { id: "free", starts: "2096-12-05 16:00", price: "free", seats: 1 };
    const events = [event, { ...event, ...full }, { ...event, ...free }];
    const files = changedFiles(({ comingEvents }) => Object.assign(comingEvents, { events }));
    await renderPage("/events", files);
  });

  it("are listed by their start, with heading, times and an address each", () => {
    expect(articles().map(({ id }) => id)).toEqual(["full", "cup", "free"]);
    expect(articles()[1]).toHaveAccessibleName(event.title);
    expect(articles()[1]).toHaveTextContent("Wednesday 5 December 2096, 2:00 PM-6:00 PM");
  });

  it("say what they cost, how many can take part and how often they are, if the data do", () => {
    const [full, plain, free] = articles();
    expect(full).toHaveTextContent("Every Wednesday, 12:00 PM-6:00 PM");
    expect(full).toHaveTextContent(
      "Next: 5 December 2096 · Last: 26 December 2096 · RM7.50 · 16 seats",
    );
    expect(free).toHaveTextContent("Free · 1 seat");
    expect(free).not.toHaveTextContent("seats");
    expect(plain).not.toHaveTextContent(/RM|seats|Every|Next|Free/);
  });

  it("lead to the sign-up address, or else to a message in the chat", () => {
    const [form, chat] = screen.getAllByRole<HTMLAnchorElement>("link", { name: "Sign up" });
    expect(form).toHaveAttribute("href", "https://forms.test/cup");
    expect(new URL(chat?.href ?? "").searchParams.get("text")).toContain(event.title);
  });
});
