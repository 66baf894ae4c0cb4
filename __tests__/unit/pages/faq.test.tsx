import { screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import FaqPage from "../../../src/pages/faq";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";

describe("the FAQ page", () => {
  beforeEach(() => {
    renderPage(FaqPage, "/faq");
  });

  it("lists the questions in the order of the data", () => {
    const questions = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    expect(questions).toEqual([
      "What is Bubble Hall?",
      "Where is it?",
      "When is it open?",
      "What does pinball cost?",
      "What is inside?",
    ]);
  });

  it.each([
    "A hall with pinball at RM12.50, dance floor at RM22 and karaoke box at RM36. Friends pay less: pinball at RM9.90 and karaoke box at RM27. We add RM7.50 to RM65 and RM16 to RM130.",
    "At 9 Lorong Ujian, Taman Rekaan, 12345 Kota Khayal, Negeri Angan.",
    "Tuesday-Thursday, Saturday, 11:15 AM-1:45 AM.",
    "RM12.50, or RM9.90 for friends, who buy 3 hours of pinball for RM28, 5 hours of pinball for RM41.50 and 3 hours of karaoke box for RM74.50.",
    "Nine flippers and Brass bell. Moth Cup and Lantern Night are over.",
  ])("contains the answer with its placeholders filled: %s", (answer) => {
    expect(screen.getByText(answer)).toBeInTheDocument();
  });

  it("has its own title and the canonical URL /faq", () => {
    expect(Helmet.peek().title).toBe("Ask Bubble Hall");
    expect(canonicalLinks()).toEqual([{ rel: "canonical", href: "https://bubble-hall.test/faq" }]);
  });
});
