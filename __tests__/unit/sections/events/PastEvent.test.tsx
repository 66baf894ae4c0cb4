import { render, screen } from "@testing-library/react";
import { PastEvent } from "../../../../src/sections/events/PastEvent";
import { siteContent } from "../../../support/unit/siteContent";

const event = siteContent.events.events[0];

describe("a past event", () => {
  it("hides its title visually, but not from screen readers, if showTitle is false", () => {
    render(<PastEvent isFirst={false} event={{ ...event, showTitle: false }} />);
    expect(screen.getByRole("heading", { name: event.title })).toHaveClass("visuallyHidden");
  });

  it("has the layout of its className", () => {
    render(<PastEvent isFirst={false} event={{ ...event, className: "filmstrip" }} />);
    expect(screen.getByRole("article")).toHaveClass("filmstrip");
  });

  it("has no list of games if it has no games", () => {
    render(<PastEvent isFirst={false} event={{ ...event, additionalInfo: null }} />);
    expect(screen.getAllByRole("list")).toHaveLength(1);
  });
});
