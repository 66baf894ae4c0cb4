import { render, screen } from "@testing-library/react";
import { PastEvent } from "../../../../src/sections/events/PastEvent";
import { siteContent } from "../../../support/unit/siteContent";

const event = siteContent.events.events[0];

describe("a past event", () => {
  it("hides its title from view, not from screen readers, without showTitle", () => {
    render(<PastEvent isFirst={false} event={{ ...event, showTitle: false }} />);
    expect(screen.getByRole("heading", { name: event.title })).toHaveClass("hiddenTitle");
  });

  it("arranges its photos as its className says", () => {
    render(<PastEvent isFirst={false} event={{ ...event, className: "filmstrip" }} />);
    expect(screen.getByRole("article")).toHaveClass("filmstrip");
  });

  it("has no list of games where the record has none", () => {
    render(<PastEvent isFirst={false} event={{ ...event, additionalInfo: null }} />);
    expect(screen.getAllByRole("list")).toHaveLength(1);
  });
});
