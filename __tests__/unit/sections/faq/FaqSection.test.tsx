import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqSection } from "../../../../src/sections/faq/FaqSection";
import { siteContent } from "../../../support/unit/siteContent";

const where = "Where is it?";
const when = "When is it open?";

const show = (hash = "") => render(<FaqSection {...siteContent.faq} hash={hash} />);

function openQuestions() {
  return screen
    .getAllByRole("group")
    .filter((item) => (item as HTMLDetailsElement).open)
    .map((item) => item.querySelector("h2")?.textContent);
}

const expectOpen = (questions: string[]) =>
  waitFor(() => expect(openQuestions()).toEqual(questions));

describe("the FAQ accordion", () => {
  it("starts with all questions closed, of which browsers keep at most one open", () => {
    show();
    expect(openQuestions()).toEqual([]);
    for (const item of screen.getAllByRole("group")) expect(item).toHaveAttribute("name", "faq");
  });
});

describe("a deep link to an answer", () => {
  it("opens the answer, also when the hash changes", async () => {
    const { rerender } = show("#where-is-it");
    await expectOpen([where]);
    rerender(<FaqSection {...siteContent.faq} hash="#when-is-it-open" />);
    await waitFor(() => expect(openQuestions()).toContain(when));
  });

  it.each(["#nowhere", "#faq-heading", "#%", "#"])("opens nothing if its hash is %s", (hash) => {
    show(hash);
    expect(openQuestions()).toEqual([]);
  });

  describe("from the copy button", () => {
    afterEach(() => {
      history.replaceState(null, "", "/");
      jest.restoreAllMocks();
    });

    async function copyLink(user: ReturnType<typeof userEvent.setup>) {
      show("#where-is-it");
      await expectOpen([where]);
      const item = within(screen.getByText(where).closest("details") as HTMLElement);
      await user.click(item.getByRole("button", { name: "Take the link" }));
      return item.getByRole("status");
    }

    it("is copied and announced", async () => {
      const status = await copyLink(userEvent.setup());
      expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#where-is-it`);
      expect(status).toHaveTextContent("Link taken");
    });
  });
});
