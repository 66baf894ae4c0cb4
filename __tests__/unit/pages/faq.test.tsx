import { screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import FaqPage from "../../../src/pages/faq";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";
import { dataFiles, facts, siteContent } from "../../support/unit/siteContent";

describe("the FAQ page", () => {
  beforeEach(() => {
    renderPage(FaqPage, "/faq");
  });

  it("asks the questions in the data's order", () => {
    const questions = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    expect(questions).toEqual(
      siteContent.faq.questions.map(({ question }: { question: string }) => question),
    );
  });

  it("holds every answer in its HTML, with no placeholder left in it", () => {
    for (const { answer } of siteContent.faq.questions) {
      expect(screen.getByText(answer)).toBeInTheDocument();
      expect(answer).not.toMatch(/[{}]/);
    }
  });

  it("answers with the hours, rates and specs of the data files", () => {
    const text = document.body.textContent ?? "";
    expect(text).toContain(facts["hours.range"]);
    for (const { rig } of dataFiles.pricing.rates) {
      expect(text).toContain(facts[`rates.${rig}.nonMember`]);
    }
    expect(text).toContain(dataFiles.site.address.street);
    for (const { specs } of dataFiles.rigs.rigs) {
      for (const spec of specs) expect(text).toContain(spec);
    }
  });

  it("has a title of its own and the canonical address /faq", () => {
    expect(Helmet.peek().title).toBe(siteContent.pages.faq.title);
    expect(canonicalLinks()).toEqual([
      { rel: "canonical", href: `${dataFiles.site.siteBase}/faq` },
    ]);
  });
});
