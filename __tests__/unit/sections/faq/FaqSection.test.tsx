import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { slug } from "../../../../src/domain/format/slug";
import { FaqSection } from "../../../../src/sections/faq/FaqSection";
import { siteContent } from "../../../support/unit/siteContent";

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
    render(<FaqSection {...siteContent.faq} hash="" />);
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

describe("an answer's address", () => {
  const [, , third, , fifth] = questions as [string, string, string, string, string];

  it("opens it, closes another and leaves the rest alone", async () => {
    const { rerender } = render(<FaqSection {...siteContent.faq} hash={`#${slug(third)}`} />);
    await waitFor(() => expect(openQuestions()).toEqual([third]));
    rerender(<FaqSection {...siteContent.faq} hash={`#${slug(fifth)}`} />);
    await waitFor(() => expect(openQuestions()).toEqual([fifth]));
    await click(fifth);
    await waitFor(() => expect(openQuestions()).toEqual([]));
  });

  it.each(["#nowhere", "#faq-heading", "#%", "#"])("opens nothing when it is %s", (hash) => {
    render(<FaqSection {...siteContent.faq} hash={hash} />);
    expect(openQuestions()).toEqual([]);
  });

  it("is copied, and said to be", async () => {
    const user = userEvent.setup();
    render(<FaqSection {...siteContent.faq} hash={`#${slug(third)}`} />);
    const { label, copied } = siteContent.faq.copyLink;
    const item = screen.getByText(third).closest("details") as HTMLElement;
    await waitFor(() => expect(item).toHaveAttribute("open"));
    await user.click(within(item).getByRole("button", { name: label }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#${slug(third)}`);
    expect(within(item).getByRole("status")).toHaveTextContent(copied);
  });

  it("is put into the address bar where copying is forbidden", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    render(<FaqSection {...siteContent.faq} hash={`#${slug(third)}`} />);
    const { label, refused } = siteContent.faq.copyLink;
    const item = screen.getByText(third).closest("details") as HTMLElement;
    await waitFor(() => expect(item).toHaveAttribute("open"));
    await user.click(within(item).getByRole("button", { name: label }));
    expect(within(item).getByRole("status")).toHaveTextContent(refused);
    expect(location.hash).toBe(`#${slug(third)}`);
    history.replaceState(null, "", "/");
    jest.restoreAllMocks();
  });
});
