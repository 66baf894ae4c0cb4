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

const click = (question: string) => userEvent.click(screen.getByText(question));

describe("the FAQ accordion", () => {
  it("starts with all questions closed", () => {
    show();
    expect(openQuestions()).toEqual([]);
  });

  it("opens the clicked question and closes the previous one", async () => {
    show();
    await click(where);
    await expectOpen([where]);
    await click(when);
    await expectOpen([when]);
  });

  it("closes the open question on a second click", async () => {
    show();
    await click(where);
    await expectOpen([where]);
    await click(where);
    await expectOpen([]);
  });
});

describe("a deep link to an answer", () => {
  it("opens the answer, also when the hash changes, and lets the visitor close it", async () => {
    const { rerender } = show("#where-is-it");
    await expectOpen([where]);
    rerender(<FaqSection {...siteContent.faq} hash="#when-is-it-open" />);
    await expectOpen([when]);
    await click(when);
    await expectOpen([]);
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

    it("is shown and selected if the browser refuses to copy", async () => {
      const user = userEvent.setup();
      jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
      expect(await copyLink(user)).toBeEmptyDOMElement();
      expect(screen.getByText(`${location.origin}/#where-is-it`)).toBeVisible();
      expect(String(getSelection())).toBe(`${location.origin}/#where-is-it`);
    });
  });
});
