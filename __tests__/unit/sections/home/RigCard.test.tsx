import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RigCard } from "../../../../src/sections/home/RigCard";
import { siteContent } from "../../../support/unit/siteContent";

const [rig] = siteContent.rigs.rigs;

describe("a rig card, which shows its specs while it has the focus,", () => {
  beforeEach(() => {
    render(<RigCard {...rig} />);
  });

  const card = () => screen.getByRole("button", { name: rig.name });

  it("is an article with the name of its rig", () => {
    expect(screen.getByRole("article", { name: rig.name })).toContainElement(card());
  });

  it("gets the focus on a tap and loses it on a second tap", async () => {
    await userEvent.click(card());
    expect(card()).toHaveFocus();
    await userEvent.click(card());
    expect(card()).not.toHaveFocus();
  });

  it("says that it shows them when a link leads to it", () => {
    act(() => screen.getByRole("article").focus());
    expect(card()).toHaveAttribute("aria-expanded", "true");
  });

  it("says whether it shows them", async () => {
    expect(card()).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    expect(card()).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    expect(card()).toHaveAttribute("aria-expanded", "false");
  });

  it("keeps the focus when it is activated with the keyboard", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(card()).toHaveFocus();
  });

  it("loses the focus on Escape", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(card()).not.toHaveFocus();
  });
});
