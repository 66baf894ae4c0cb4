import { screen, within } from "@testing-library/react";
import { changedFiles, dataFiles } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

describe("the events page", () => {
  beforeEach(async () => {
    await renderPage("/events");
  });

  it("says above the inquiry form what to write, and below it, in two languages, what becomes of it", () => {
    const inquiry = screen.getByRole("region", { name: "Plan a feast" });
    expect(inquiry).toHaveTextContent("Write a few lines.");
    const message = within(inquiry).getByLabelText("Your letter");
    expect(message).toHaveAccessibleDescription("Say how many you are.");
    expect(inquiry).toHaveTextContent("Your letter stays with us.");
    const { parts } = dataFiles.events.inquiry.privacy;
    for (const malay of ["Notis privasi", ...parts.map((part) => part.malay.heading)]) {
      expect(screen.getByText(malay).closest("[lang]")).toHaveAttribute("lang", "ms");
    }
  });

  it("shows each past event with its photos, its description and the games it had", () => {
    expect(screen.getByRole("region", { name: "Past events" })).toBeInTheDocument();
    const cup = within(screen.getByRole("article", { name: "Moth Cup" }));
    expect(cup.getAllByRole("img")).toHaveLength(2);
    for (const text of ["Moths flew in.", "Marbles", "Tag"]) {
      expect(cup.getByText(text)).toBeInTheDocument();
    }
    const night = within(screen.getByRole("article", { name: "Lantern Night" }));
    expect(night.getByText("Lanterns were lit.")).toBeInTheDocument();
    expect(night.getAllByRole("list")).toHaveLength(1);
  });

  it("lays events out by their className, and hides titles only visually", () => {
    expect(screen.getByRole("article", { name: "Moth Cup" })).toHaveClass("mosaic");
    expect(screen.getByRole("heading", { name: "Moth Cup" })).not.toHaveClass("visuallyHidden");
    expect(screen.getByRole("article", { name: "Lantern Night" })).toHaveClass("filmstrip");
    expect(screen.getByRole("heading", { name: "Lantern Night" })).toHaveClass("visuallyHidden");
  });
});

it.each([
  ["a coming event", ["photos/guests-1.jpg", "photos/guests-2.jpg"]],
  ["a past event", []],
])("the events page loads only the first photo eagerly, which is of %s", async (_of, photos) => {
  const event = {
    title: "Cup",
    description: "Two.",
    starts: "2096-12-05 14:00",
    ends: "2096-12-05 18:00",
  };
  const events = photos.map((photo, id) => ({
    ...event,
    id: `cup-${id}`,
    photo,
    alt: `Cup ${id}.`,
  }));
  await renderPage("/events", changedFiles({ "comingEvents.events": events }));
  const loading = screen.getAllByRole("img").map((photo) => photo.getAttribute("loading"));
  expect(loading).toEqual(["eager", ...loading.slice(1).fill("lazy")]);
});

it("the events page has no section of past events if there are none", async () => {
  await renderPage("/events", changedFiles({ "events.events": [] }));
  expect(screen.queryByRole("region", { name: "Past events" })).not.toBeInTheDocument();
});
