import { screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import FaqPage from "../../src/pages/faq";
import { canonicalLinks, renderPage } from "../helpers/renderPage";
import { dataFiles, siteContent } from "../helpers/siteContent";

describe("the FAQ page", () => {
  beforeEach(() => {
    renderPage(FaqPage, "/faq");
  });

  it("asks the eight questions of the specification, in the data's order", () => {
    const questions = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    expect(questions).toHaveLength(8);
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
    expect(text).toContain("12:00 PM-2:00 AM");
    expect(text).toContain("RM8");
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
