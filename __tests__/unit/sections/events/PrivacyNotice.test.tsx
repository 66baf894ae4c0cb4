import { render, screen } from "@testing-library/react";
import { PrivacyNotice } from "../../../../src/sections/events/PrivacyNotice";
import { siteContent } from "../../../support/unit/siteContent";

const { privacy } = siteContent.events.inquiry;

const show = (hash = "") => render(<PrivacyNotice {...privacy} hash={hash} />);

const notice = () => screen.getByRole<HTMLDetailsElement>("group");

describe("the privacy notice", () => {
  it("is closed, below a line that is always shown", () => {
    show();
    expect(notice()).not.toHaveAttribute("open");
    expect(notice()).not.toHaveTextContent(privacy.line);
    expect(screen.getByText(privacy.line)).toBeVisible();
  });

  it("has every part in English and, marked as such, in Malay", () => {
    show();
    const [english, malay] = Array.from(notice().querySelectorAll("summary ~ div"));
    for (const [element, language] of [
      [english, "english"],
      [malay, "malay"],
    ] as const) {
      const texts = Array.from(element?.children ?? [], ({ textContent }) => textContent);
      expect(texts).toEqual(
        privacy.parts.flatMap((part: typeof privacy) => [
          part[language].heading,
          part[language].text,
        ]),
      );
    }
    expect(english?.closest("[lang]")).toBeNull();
    expect(malay).toHaveAttribute("lang", "ms");
    expect(screen.getByText(privacy.label.malay)).toHaveAttribute("lang", "ms");
  });

  it("opens for a link to #privacy only, also when the hash changes", () => {
    const { rerender } = show("#inquiry");
    expect(notice()).not.toHaveAttribute("open");
    rerender(<PrivacyNotice {...privacy} hash="#privacy" />);
    expect(notice()).toHaveAttribute("open");
  });
});
