import { render, waitFor } from "@testing-library/react";
import { FaqSection } from "../../../../src/sections/faq/FaqSection";
import { queryPage } from "../../../support/unit/renderPage";

async function show(hash: string) {
  const { faqJson } = await queryPage("/faq");
  render(<FaqSection {...faqJson} hash={hash} />);
}

const expectOpen = (questions: string[]) =>
  waitFor(() => {
    const open = Array.from(document.querySelectorAll("details[open] h2"));
    expect(open.map(({ textContent }) => textContent)).toEqual(questions);
  });

describe("a deep link to an answer", () => {
  it.each(["#nowhere", "#faq-heading", "#%", "#"])(
    "opens nothing if its hash is %s",
    async (hash) => {
      await show(hash);
      await expectOpen([]);
    },
  );
});
