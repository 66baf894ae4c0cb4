import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Content } from "../../../../../src/build/content/schema";
import { PlanForm } from "../../../../../src/sections/home/plan/PlanForm";
import type { Change } from "../../../../support/unit/change";
import { queryPage } from "../../../../support/unit/renderPage";
import { changedFiles } from "../../../../support/unit/siteContent";

async function show(search = "", change: Change<Content> = {}) {
  window.history.replaceState(null, "", `/${search}#plan`);
  const data = await queryPage("/", changedFiles(change));
  render(
    <PlanForm
      plan={data.planJson}
      pricing={data.pricingJson}
      membership={data.membershipJson}
      rigs={data.rigsJson.rigs}
      site={data.siteJson}
    />,
  );
}

const choose = (label: string) => userEvent.click(screen.getByLabelText(label));
const press = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));
const setHours = (hours: number) =>
  userEvent.selectOptions(screen.getByLabelText("Length"), String(hours));

const bill = () => document.querySelector(".visit") as HTMLElement;
const sum = () => bill().querySelector(".sum")?.textContent;
const billLines = () =>
  within(bill())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const hasNote = (text: string) => expect(within(bill()).getByText(text)).toBeInTheDocument();

describe("the plan of a visit", () => {
  it.each([
    ["Pinball", "RM37.50", "3 hours at RM12.50 an hour"],
    ["Dancing", "RM66", "3 hours at RM22 an hour"],
    ["Karaoke", "RM108", "3 hours at RM36 an hour"],
  ])("shows the price of three hours of %s, and how it is made up", async (rig, price, part) => {
    await show();
    await choose(rig);
    await setHours(3);
    expect(sum()).toBe(price);
    expect(billLines()).toEqual([`${rig}, 3 hours ${price}${part}`]);
  });

  it("shows packages for members, and what they save", async () => {
    await show("?play=1+pinball+4+member");
    expect(sum()).toBe("RM37.90");
    expect(billLines()).toEqual([
      "Pinball, 4 hours, member RM37.903-hour package at RM28 + 1 hour at RM9.90 an hour",
    ]);
    hasNote("That is RM12.10 less than without membership.");
  });

  it("tells a group what each pays, and what membership would change", async () => {
    await show("?play=4+pinball+4");
    expect(sum()).toBe("RM200 for 4 people, RM50 per person");
    expect(billLines()).toEqual([
      "4 × Pinball, 4 hours RM2004 hours at RM12.50 an hour: RM50 each",
    ]);
    hasNote("Members pay RM151.60, RM48.40 less.");
  });

  it("shows the sum of two lines, each with its own fields", async () => {
    await show();
    await press("One more machine");
    const [, second] = screen.getAllByRole("group", { name: /hours$/ });
    await userEvent.selectOptions(within(second as HTMLElement).getByLabelText("Heads"), "2");
    expect(billLines().at(1)).toContain("2 × Dancing, 2 hours");
    expect(window.location.search).toBe("?play=1+pinball+2&play=2+dance-floor+2");
    const [first] = screen.getAllByRole("button", { name: "Not this one" });
    await userEvent.click(first as HTMLElement);
    expect(window.location.search).toBe("?play=2+dance-floor+2");
    expect(screen.getByRole("button", { name: "One more machine" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Not this one" })).not.toBeInTheDocument();
  });

  it.each([
    "?play=1+pinball+1&play=1+pinball+1&play=1+pinball+1&play=1+pinball+1",
    "?play=12+pinball+1",
  ])("adds no line to four, and none for a thirteenth person: %s", async (search) => {
    await show(search);
    const add = screen.getByRole("button", { name: "One more machine" });
    expect(add).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(add);
    expect(window.location.search).toBe(search);
  });

  it("offers as many people as the group has room for", async () => {
    await show("?play=8+pinball+1&play=1+pinball+1");
    const [first] = screen.getAllByLabelText("Heads");
    expect(within(first as HTMLElement).getAllByRole("option")).toHaveLength(11);
  });

  it("takes off the birthday gift that saves most, and names the others", async () => {
    await show("?play=1+pinball+3+member&play=1+karaoke-box+3+member&birthday=yes");
    expect(billLines().at(-1)).toMatch(/^Birthday −RM.*, which saves most$/);
    expect(within(bill()).getByText(/would save RM/)).toBeInTheDocument();
  });

  it("says that the birthday gift is for members", async () => {
    await show("?play=1+pinball+3");
    await choose("With cake");
    hasNote("The birthday gift is for members.");
  });

  it("keeps the URL up to date, but not before the visitor changes something", async () => {
    await show("?play=1+dance-floor+4.5+member");
    expect(screen.getByLabelText("Dancing")).toBeChecked();
    expect(screen.getByLabelText("Length")).toHaveValue("4.5");
    expect(window.location.search).toBe("?play=1+dance-floor+4.5+member");
    await choose("We are friends");
    expect(window.location.search).toBe("?play=1+dance-floor+4.5");
    expect(window.location.hash).toBe("#plan");
  });

  it("tells screen readers the new sum", async () => {
    await show("?play=2+pinball+2");
    await setHours(4);
    expect(screen.getByText("RM100 for 2 people, RM50 per person")).toHaveRole("status");
  });
});

describe("what a visitor can do with a plan", () => {
  const messageOf = (link: HTMLElement | null) =>
    new URL(link?.getAttribute("href") ?? "").searchParams.get("text");
  const reserve = () => within(bill()).queryByRole("link", { name: /./ });

  it("is to reserve the services that can be reserved, and to walk in for others", async () => {
    await show("?play=2+dance-floor+2.5&play=1+karaoke-box+1&play=1+pinball+3");
    expect(messageOf(reserve())).toContain(
      "What: 2 × dance floor and karaoke box\nHours: 2.5 hours, 1 hour\n",
    );
    expect(within(bill()).getByText(/Come as you are for pinball:/)).toBeInTheDocument();
  });

  it("is only to walk in if nothing can be reserved", async () => {
    await show("?play=1+pinball+3");
    expect(reserve()).not.toBeInTheDocument();
  });

  it("is to copy it, with its address", async () => {
    const user = userEvent.setup();
    await show("?play=1+pinball+3");
    await user.click(screen.getByRole("button", { name: "Take along" }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^Pinball, .+\nTotal: RM37.50\nhttp.+play=1\+pinball\+3#plan$/,
    );
  });

  it("is to share it, where the browser can", async () => {
    const share = jest.fn().mockRejectedValue(new Error("closed"));
    Object.assign(navigator, { share });
    await show("?play=2+pinball+3");
    await press("Pass on");
    expect(share).toHaveBeenCalledWith({
      text: "2 × Pinball, 3 hours: RM75 (3 hours at RM12.50 an hour: RM37.50 each)\nTotal: RM75 for 2 people, RM37.50 per person",
      url: expect.stringContaining("/?play=2+pinball+3#plan"),
    });
    Reflect.deleteProperty(navigator, "share");
  });

  it("is not to share it where the browser cannot", async () => {
    await show();
    expect(screen.queryByRole("button", { name: "Pass on" })).not.toBeInTheDocument();
  });
});

describe("the plan with other prices", () => {
  it("works without packages", async () => {
    await show("?play=1+pinball+6+member", { "pricing.packages": [] });
    expect(sum()).toBe("RM59.40");
  });

  it("says that a service has no member rate", async () => {
    await show("?play=1+dance-floor+1+member");
    hasNote("Dancing has no member rate.");
  });

  it("works with one service only", async () => {
    await show("", ({ pricing }) => pricing.rates.splice(1));
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    await press("One more machine");
    expect(sum()).toBe("RM50 for 2 people, RM25 per person");
  });
});
