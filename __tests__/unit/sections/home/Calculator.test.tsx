import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Content } from "../../../../src/content/schema";
import { Calculator } from "../../../../src/sections/home/Calculator";
import type { Change } from "../../../support/unit/change";
import { queryPage } from "../../../support/unit/renderPage";
import { changedFiles } from "../../../support/unit/siteContent";

async function show(change: Change<Content> = {}) {
  const { pricingJson, siteJson } = await queryPage("/", changedFiles(change));
  render(<Calculator pricing={pricingJson} site={siteJson} />);
}

const select = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const join = () => userEvent.click(screen.getByLabelText("With membership"));
const total = () => screen.getByRole("status").textContent;
const reserve = () => screen.queryByRole("link", { name: "KEEP A SEAT" });

describe("the calculator", () => {
  it("is named by its heading, and begins with two hours of the first rig", async () => {
    await show();
    const region = within(screen.getByRole("region", { name: "Count it" }));
    expect(region.getByLabelText("What?")).toHaveDisplayValue("Pinball");
    expect(region.getByLabelText("How many?")).toHaveDisplayValue("1");
    expect(region.getByLabelText("How long?")).toHaveDisplayValue("2 hours");
    expect(total()).toBe("RM25");
  });

  it("offers each rig with a rate, and up to twelve of it for up to twelve hours", async () => {
    await show();
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(options("What?")).toEqual(["Pinball", "Dancing", "Karaoke"]);
    expect(options("How many?")).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 1}`));
    expect(options("How long?").at(0)).toBe("1 hour");
    expect(options("How long?").at(-1)).toBe("12 hours");
  });

  it("shows the total, how it is made up, and what members would pay", async () => {
    await show();
    await select("How many?", "2");
    await select("How long?", "4 hours");
    expect(total()).toBe("RM100");
    expect(screen.getByText("4 hours at RM12.50 an hour: RM50 each")).toBeInTheDocument();
    expect(screen.getByText("Members pay RM75.80.")).toBeInTheDocument();
    await join();
    expect(total()).toBe("RM75.80");
    expect(
      screen.getByText("3-hour package at RM28 + 1 hour at RM9.90 an hour: RM37.90 each"),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Members pay/)).not.toBeInTheDocument();
  });

  it("says nothing about members where they pay the same", async () => {
    await show();
    await select("What?", "Dancing");
    expect(total()).toBe("RM44");
    expect(screen.queryByText(/Members pay/)).not.toBeInTheDocument();
  });

  it("reserves what was chosen, if it can be reserved", async () => {
    await show();
    await select("What?", "Karaoke");
    await select("How many?", "3");
    await select("How long?", "1 hour");
    const { searchParams } = new URL(reserve()?.getAttribute("href") ?? "");
    expect(searchParams.get("text")).toContain("What: 3 × karaoke box, 1 hour\n");
    expect(reserve()).toHaveAccessibleDescription(/^You can keep dance floor and karaoke box\./);
    expect(screen.queryByText(/Come as you are/)).not.toBeInTheDocument();
  });

  it("says to walk in for what cannot be reserved, if the data say so", async () => {
    await show();
    expect(reserve()).not.toBeInTheDocument();
    expect(screen.getByText("Come as you are for pinball.")).toBeInTheDocument();
  });

  it("shows the price of what the browser has restored or the visitor has chosen before React runs", async () => {
    const restore = jest
      .spyOn(FormData.prototype, "get")
      .mockImplementation((name) => ({ rig: "karaoke-box", count: "2", hours: "1" })[name] ?? null);
    await show();
    expect(total()).toBe("RM72");
    restore.mockRestore();
  });

  it("works with one rig only, and without packages", async () => {
    await show(({ pricing }) => {
      pricing.rates.splice(1);
      pricing.packages = [];
    });
    await join();
    expect(total()).toBe("RM19.80");
  });
});
