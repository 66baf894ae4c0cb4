import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatRinggit } from "../../../../../src/domain/format/ringgit";
import { EstimateForm } from "../../../../../src/sections/home/estimate/EstimateForm";
import { dataFiles, siteContent } from "../../../../support/unit/siteContent";

const { pricing, membership, site } = siteContent;
const chatUrl: string = site.links.chat.url;

const show = (search = "") => {
  window.history.replaceState(null, "", `/${search}#estimate`);
  return render(<EstimateForm pricing={pricing} membership={membership} site={site} />);
};

const choose = (label: string) => userEvent.click(screen.getByLabelText(label));
const setHours = (hours: number) =>
  fireEvent.change(screen.getByRole("slider"), { target: { value: String(hours) } });

describe("the estimate of a visit", () => {
  it("says what the hours cost at each rig's rate for everybody", async () => {
    show();
    for (const { rig, nonMember } of dataFiles.pricing.rates) {
      const { shortName } = dataFiles.rigs.rigs.find(({ id }) => id === rig) ?? { shortName: "" };
      await choose(shortName);
      setHours(3);
      expect(screen.getAllByText(formatRinggit(nonMember * 3)).length).toBeGreaterThan(0);
    }
  });

  it("begins with the choice of a shared address, and keeps the address up to date", async () => {
    const { rig } = dataFiles.pricing.rates[1] as { rig: string };
    show(`?rig=${rig}&hours=4.5&member=yes`);
    expect(screen.getByRole("slider")).toHaveValue("4.5");
    expect(screen.getByRole("checkbox")).toBeChecked();
    await choose(pricing.estimate.memberLabel);
    expect(window.location.search).toBe(`?rig=${rig}&hours=4.5`);
    expect(window.location.hash).toBe("#estimate");
  });

  it("leaves the address alone until something is chosen", () => {
    show();
    expect(window.location.search).toBe("");
  });

  it("hands what can be reserved over to the chat, with the choice in the message", async () => {
    show();
    setHours(2.5);
    for (const { shortName, nameInText, isReservable } of dataFiles.rigs.rigs) {
      await choose(shortName);
      const link = screen.queryByRole("link", { name: pricing.estimate.reserveLabel });
      expect(link !== null).toBe(isReservable);
      if (!link) continue;
      const { searchParams } = new URL(link.getAttribute("href") as string);
      expect(searchParams.get("text")).toContain(nameInText);
      expect(searchParams.get("text")).toContain("2.5 hours");
      expect(link.getAttribute("href")?.startsWith(chatUrl)).toBe(true);
    }
  });

  it("says where there is no member rate, and what the sum takes for granted", async () => {
    show();
    for (const { rig, member } of dataFiles.pricing.rates) {
      const { shortName = "" } = dataFiles.rigs.rigs.find(({ id }) => id === rig) ?? {};
      await choose(shortName);
      const note = screen.queryByText(`${shortName} has no member rate.`);
      expect(note !== null).toBe(member === null);
    }
    expect(screen.getByText(pricing.estimate.assumption)).toBeInTheDocument();
  });
});
