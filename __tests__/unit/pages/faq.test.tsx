import { screen } from "@testing-library/react";
import { renderPage } from "../../support/unit/renderPage";
import { dataFiles, filled } from "../../support/unit/siteContent";

describe("the FAQ page", () => {
  it("has the questions in the order of the data, and the answers with their placeholders filled", async () => {
    await renderPage("/faq");
    const items = Array.from(document.querySelectorAll("details"), (item) => [
      item.querySelector("h2")?.textContent,
      item.querySelector("p")?.textContent,
    ]);
    const { questions } = dataFiles.faq;
    expect(items).toEqual(
      questions.map(({ question, answer }) => [filled(question), filled(answer)]),
    );
    expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
  });
});
