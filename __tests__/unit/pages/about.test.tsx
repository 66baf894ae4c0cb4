import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import AboutPage from "../../../src/pages/about";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe("the about page", () => {
  beforeEach(() => {
    renderPage(AboutPage, "/about");
  });

  it("has sections about who we are, the mission, the difference, the story and the values, in order", () => {
    expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual([
      "Who we are",
      "What we want",
      "What is different",
      "How it began",
      "What counts",
    ]);
  });

  it.each([
    ["What is different", ["Soap", "Water"]],
    ["What counts", ["Air", "Light"]],
  ])('lists the points of the section "%s"', (name, titles) => {
    const section = within(screen.getByRole("region", { name }));
    expect(texts(section.getAllByRole("heading", { level: 3 }))).toEqual(titles);
  });

  it("mentions the opening hours of the data", () => {
    expect(document.body).toHaveTextContent("open from 11:15 AM to 1:45 AM");
  });

  it("has its own title and the canonical URL /about", () => {
    expect(Helmet.peek().title).toBe("Who runs Bubble Hall");
    expect(canonicalLinks()).toEqual([
      { rel: "canonical", href: "https://bubble-hall.test/about" },
    ]);
  });
});
