import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EstimateForm } from "../../../../../src/sections/home/estimate/EstimateForm";
import { siteContent } from "../../../../support/unit/siteContent";

const { pricing, membership, site } = siteContent;

const show = (search = "") => {
  window.history.replaceState(null, "", `/${search}#estimate`);
  return render(<EstimateForm pricing={pricing} membership={membership} site={site} />);
};

const choose = (label: string) => userEvent.click(screen.getByLabelText(label));
const setHours = (hours: number) =>
  fireEvent.change(screen.getByRole("slider"), { target: { value: String(hours) } });

describe("the estimate form", () => {
  it.each([
    ["Pinball", "RM37.50", "3 hours at RM12.50 an hour RM37.50"],
    ["Dancing", "RM66", "3 hours at RM22 an hour RM66"],
    ["Karaoke", "RM108", "3 hours at RM36 an hour RM108"],
  ])("shows the price of three hours of %s at the non-member rate", async (rig, price, part) => {
    show();
    await choose(rig);
    setHours(3);
    const [sum] = screen.getAllByText(price);
    expect(sum).toHaveClass("price");
    expect(screen.getByRole("listitem")).toHaveTextContent(part);
  });

  it("shows what members pay with packages, and what they save", async () => {
    show("?rig=pinball&hours=4&member=yes");
    expect(screen.getByText("RM37.90")).toHaveClass("price");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "3-hour package RM28",
      "1 hour at RM9.90 an hour RM9.90",
    ]);
    expect(screen.getByText("That is RM12.10 less than without membership.")).toBeInTheDocument();
  });

  it("starts with the choice in the URL, and keeps the URL up to date", async () => {
    show("?rig=dance-floor&hours=4.5&member=yes");
    expect(screen.getByLabelText("Dancing")).toBeChecked();
    expect(screen.getByRole("slider")).toHaveValue("4.5");
    expect(screen.getByRole("checkbox")).toBeChecked();
    await choose("I am a friend");
    expect(window.location.search).toBe("?rig=dance-floor&hours=4.5");
    expect(window.location.hash).toBe("#estimate");
  });

  it("does not change the URL before the visitor changes something", () => {
    show();
    expect(window.location.search).toBe("");
  });

  it.each([
    ["Dancing", "dance floor"],
    ["Karaoke", "karaoke box"],
  ])("links %s to the chat, with the choice in the message", async (rig, nameInText) => {
    show();
    setHours(2.5);
    await choose(rig);
    const link = screen.getByRole("link", { name: "Keep this one" });
    const { origin, searchParams } = new URL(link.getAttribute("href") as string);
    expect(origin).toBe("https://pigeon.test");
    expect(searchParams.get("text")).toContain(`What: ${nameInText}\nHours: 2.5 hours\n`);
  });

  it("has no chat link for a rig that cannot be reserved", async () => {
    show();
    await choose("Pinball");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("tells when a rig has no member rate, and what the price assumes", async () => {
    show();
    await choose("Dancing");
    expect(screen.getByText("Dancing has no member rate.")).toBeInTheDocument();
    expect(screen.getByText("Half an hour is half the price.")).toBeInTheDocument();
    await choose("Karaoke");
    expect(screen.queryByText(/has no member rate/)).not.toBeInTheDocument();
  });
});
