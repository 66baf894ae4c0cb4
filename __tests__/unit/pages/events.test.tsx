import { fireEvent, screen, within } from "@testing-library/react";
import { changedFiles, dataFiles } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

const article = (name: string) => screen.getByRole("article", { name });

describe("the events page", () => {
  it("says in the inquiry form what to write, and below it, in two languages, what becomes of it", async () => {
    await renderPage("/events");
    const inquiry = within(screen.getByRole("region", { name: "Plan a feast" }));
    const message = inquiry.getByLabelText("Your letter");
    expect(message).toHaveAccessibleDescription("Say how many you are.");
    const { parts } = dataFiles.events.inquiry.privacy;
    for (const malay of ["Notis privasi", ...parts.map((part) => part.malay.heading)]) {
      expect(inquiry.getByText(malay).closest("[lang]")).toHaveAttribute("lang", "ms");
    }
  });

  it("gives past events the background that their className says, and hides titles only visually", async () => {
    await renderPage("/events");
    expect(article("Moth Cup")).toHaveClass("page");
    expect(screen.getByRole("heading", { name: "Moth Cup" })).not.toHaveClass("visuallyHidden");
    expect(article("Lantern Night")).toHaveClass("band");
    expect(screen.getByRole("heading", { name: "Lantern Night" })).toHaveClass("visuallyHidden");
  });

  it("has no section of past events if there are none", async () => {
    await renderPage("/events", changedFiles({ "events.events": [] }));
    expect(screen.queryByRole("region", { name: "Past events" })).not.toBeInTheDocument();
  });

  it("says of coming events when they are, what they cost, how many can take part and how to sign up", async () => {
    const file = "comingEvents.events";
    await renderPage(
      "/events",
      changedFiles({
        [`${file}[1].seats`]: 1,
        [`${file}[2].price`]: undefined,
      }),
    );
    expect(article("Marble Cup")).toHaveTextContent(
      /Saturday 4 February 2096, 6:00 PM–10:00 PM.*RM15\.50 · 16 seats/,
    );
    expect(article("Open Evening")).toHaveTextContent(
      /Thursday 2 February 2096.*Free · 1 seatSign/,
    );
    expect(article("Kite Night")).not.toHaveTextContent(/RM|seat|Free/);
    const [chat, , form] = screen.getAllByRole<HTMLAnchorElement>("link", { name: "Sign up" });
    expect(new URL(chat?.href ?? "").searchParams.get("text")).toContain("in for Open Evening.");
    expect(form).toHaveAttribute("href", "https://forms.test/marbles");
  });

  it("fills in the kind of event that is clicked, but does not replace what the visitor has typed", async () => {
    await renderPage("/events");
    const field = screen.getByLabelText<HTMLInputElement>("Occasion");
    fireEvent.click(screen.getByRole("link", { name: "Wedding" }));
    expect(field).toHaveValue("Wedding");
    fireEvent.click(screen.getByRole("link", { name: "Chess evening" }));
    expect(field).toHaveValue("Chess evening");
    field.value = "Chess on ice";
    fireEvent.click(screen.getByRole("link", { name: "Wedding" }));
    expect(field).toHaveValue("Chess on ice");
  });

  it("takes the kind of event along to the chat beside the form", async () => {
    await renderPage("/events");
    const inquiry = within(screen.getByRole("region", { name: "Plan a feast" }));
    const chat = inquiry.getByRole<HTMLAnchorElement>("link", { name: "Pigeon Post" });
    // jsdom cannot open it.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.change(inquiry.getByLabelText("Occasion"), { target: { value: "A wake" } });
    fireEvent.click(chat);
    expect(new URL(chat.href).searchParams.get("text")).toBe("We plan a feast: A wake.");
  });

  it("offers the chat and the phone beside the form", async () => {
    await renderPage("/events");
    const inquiry = within(screen.getByRole("region", { name: "Plan a feast" }));
    expect(inquiry.getByRole("link", { name: "Pigeon Post" })).toBeInTheDocument();
    expect(inquiry.getAllByRole("link", { name: "+60 11-222 3333" }).at(-1)).toHaveAttribute(
      "href",
      "tel:+60112223333",
    );
  });
});
