import { screen } from "@testing-library/react";
import { renderPage } from "../../support/unit/renderPage";

describe("the about page", () => {
  it("says who we are, what we want, what is different, how it began and what counts", async () => {
    await renderPage("/about");
    const main = screen.getByRole("main");
    for (const text of [
      "Bubble Hall is in Kota Khayal, open from 11:15 AM to 1:45 AM.",
      "More bubbles.",
      /Soap.*On 9 Lorong Ujian\..*Water/,
      /First there was Moth Cup\..*Then there was more\./,
      /Air.*Fresh air\..*Light.*Bright light\./,
    ]) {
      expect(main).toHaveTextContent(text);
    }
    expect(screen.getByRole("img", { name: "The door of the hall." })).toBeInTheDocument();
  });
});
