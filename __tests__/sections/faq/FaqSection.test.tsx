import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqSection } from "../../../src/sections/faq/FaqSection";
import { siteContent } from "../../helpers/siteContent";

const questions: string[] = siteContent.faq.questions.map(
  ({ question }: { question: string }) => question,
);

function openQuestions() {
  return screen
    .getAllByRole("group")
    .filter((item) => (item as HTMLDetailsElement).open)
    .map((item) => item.querySelector("h2")?.textContent);
}

const click = (question: string) => userEvent.click(screen.getByText(question));

describe("the accordion of questions", () => {
  beforeEach(() => {
    render(<FaqSection {...siteContent.faq} />);
  });

  it("begins with no answer open", () => {
    expect(openQuestions()).toEqual([]);
  });

  it("opens the answer to a question that is clicked", async () => {
    await click(questions[2] as string);
    await waitFor(() => expect(openQuestions()).toEqual([questions[2]]));
  });

  it("closes the open one when another is opened", async () => {
    await click(questions[0] as string);
    await waitFor(() => expect(openQuestions()).toEqual([questions[0]]));
    await click(questions[7] as string);
    await waitFor(() => expect(openQuestions()).toEqual([questions[7]]));
  });

  it("closes the open one when it is clicked again", async () => {
    await click(questions[3] as string);
    await waitFor(() => expect(openQuestions()).toEqual([questions[3]]));
    await click(questions[3] as string);
    await waitFor(() => expect(openQuestions()).toEqual([]));
  });
});
