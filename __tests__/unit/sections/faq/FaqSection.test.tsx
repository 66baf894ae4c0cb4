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

describe("the accordion of questions", () => {
  it("begins with no answer open", () => {
    show();
    expect(openQuestions()).toEqual([]);
  });

  it("opens the answer to a question that is clicked, and closes the one that was open", async () => {
    show();
    await click(where);
    await expectOpen([where]);
    await click(when);
    await expectOpen([when]);
  });

  it("closes the open one when it is clicked again", async () => {
    show();
    await click(where);
    await expectOpen([where]);
    await click(where);
    await expectOpen([]);
  });
});

describe("an answer's address", () => {
  it("opens it, closes another and leaves the rest alone", async () => {
    const { rerender } = show("#where-is-it");
    await expectOpen([where]);
    rerender(<FaqSection {...siteContent.faq} hash="#when-is-it-open" />);
    await expectOpen([when]);
    await click(when);
    await expectOpen([]);
  });

  it.each(["#nowhere", "#faq-heading", "#%", "#"])("opens nothing when it is %s", (hash) => {
    show(hash);
    expect(openQuestions()).toEqual([]);
  });

  describe("that the visitor takes", () => {
    afterEach(() => {
      history.replaceState(null, "", "/");
      jest.restoreAllMocks();
    });

    async function takeLink(user: ReturnType<typeof userEvent.setup>) {
      show("#where-is-it");
      await expectOpen([where]);
      const item = within(screen.getByText(where).closest("details") as HTMLElement);
      await user.click(item.getByRole("button", { name: "Take the link" }));
      return item.getByRole("status");
    }

    it("is copied, and said to be", async () => {
      const status = await takeLink(userEvent.setup());
      expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#where-is-it`);
      expect(status).toHaveTextContent("Link taken");
    });

    it("is put into the address bar where copying is forbidden", async () => {
      const user = userEvent.setup();
      jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
      expect(await takeLink(user)).toHaveTextContent("Take it from above.");
      expect(location.hash).toBe("#where-is-it");
    });
  });
});
