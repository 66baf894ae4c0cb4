import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "../../../support/unit/renderPage";

describe("a rig card", () => {
  it("says whether it shows the specs, also when a link leads to it, and keeps them on Enter", async () => {
    await renderPage("/");
    const card = screen.getByRole("article", { name: "Pinball Machine" });
    const button = screen.getByRole("button", { name: "Pinball Machine" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    act(() => card.focus());
    expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    expect(button).toHaveAttribute("aria-expanded", "false");
  });
});
