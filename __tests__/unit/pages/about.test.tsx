import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import AboutPage from "../../../src/pages/about";
import { canonicalLinks, renderPage } from "../../support/unit/renderPage";
import { dataFiles, facts, siteContent } from "../../support/unit/siteContent";

describe("the about page", () => {
  beforeEach(() => {
    renderPage(AboutPage, "/about");
  });

  it("tells, in this order, who we are, the mission, the difference, the story and the values", () => {
    const headings = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    const { about, mission, difference, story, values } = siteContent.about;
    expect(headings).toEqual(
      [about, mission, difference, story, values].map(({ heading }) => heading),
    );
  });

  it.each([
    ["difference", dataFiles.about.difference.points],
    ["values", dataFiles.about.values.values],
  ])("names the points of %s", (name, points) => {
    const section = screen.getByRole("region", { name: siteContent.about[name].heading });
    const titles = within(section)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(points.map(({ title }) => title));
  });

  it("mentions the hours as the data has them", () => {
    expect(document.body).toHaveTextContent(facts["hours.opens"] as string);
  });

  it("has a title of its own and the canonical address /about", () => {
    expect(Helmet.peek().title).toBe(siteContent.pages.about.title);
    expect(canonicalLinks()).toEqual([
      { rel: "canonical", href: `${dataFiles.site.siteBase}/about` },
    ]);
  });
});
