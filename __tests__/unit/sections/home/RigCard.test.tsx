import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RigCard } from "../../../../src/sections/home/RigCard";
import { siteContent } from "../../../support/unit/siteContent";

const [rig] = siteContent.rigs.rigs;

describe("a rig's card, whose specs show while it has the focus", () => {
  beforeEach(() => {
    render(<RigCard {...rig} />);
  });

  const card = () => screen.getByRole("button", { name: rig.name });

  it("takes the focus from a tap and gives it up at the second", async () => {
    await userEvent.click(card());
    expect(card()).toHaveFocus();
    await userEvent.click(card());
    expect(card()).not.toHaveFocus();
  });

  it("keeps the focus when it is pressed with the keyboard", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(card()).toHaveFocus();
  });

  it("gives the focus up at Escape", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(card()).not.toHaveFocus();
  });
});
