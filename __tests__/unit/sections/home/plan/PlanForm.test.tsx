import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Content } from "../../../../../src/content/schema";
import { PlanForm } from "../../../../../src/sections/home/plan/PlanForm";
import { planVisit } from "../../../../../src/sections/home/plan/plannedVisit";
import { readPlan } from "../../../../../src/sections/home/plan/readPlan";
import type { Change } from "../../../../support/unit/change";
import { queryPage } from "../../../../support/unit/renderPage";
import { changedFiles } from "../../../../support/unit/siteContent";

async function show(plan = "", change: Change<Content> = {}) {
  const data = await queryPage("/", changedFiles(change));
  const rates: { rig: { id: string } }[] = data.pricingJson.rates;
  planVisit(
    readPlan(
      plan,
      rates.map(({ rig }) => rig.id),
    ),
  );
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
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const setHours = (hours: number) =>
  userEvent.selectOptions(screen.getByLabelText("Length"), String(hours));

/** What a reload would show. */
const planned = () => JSON.parse(sessionStorage.getItem("plan") ?? "").plan;

const bill = () => document.querySelector(".visit") as HTMLElement;
const sum = () => bill().querySelector(".sum")?.textContent;
const billLines = () =>
  within(bill())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const hasNote = (text: string) => expect(within(bill()).getByText(text)).toBeInTheDocument();

describe("the plan of a visit", () => {
  it.each([
    [
      "a guest, and what membership would change",
      "?plan=1.karaoke-box.3",
      "RM108",
      "Karaoke, 3 hours RM1083 hours at RM36 an hour",
      "Members pay RM74.50, RM33.50 less.",
    ],
    [
      "a member with a package, and what it saves",
      "?plan=1.pinball.4.member",
      "RM37.90",
      "Pinball, 4 hours, member RM37.903-hour package at RM28 + 1 hour at RM9.90 an hour",
      "That is RM12.10 less than without membership.",
    ],
    [
      "a member of a service without a member rate",
      "?plan=1.dance-floor.1.member",
      "RM22",
      "Dancing, 1 hour, member RM221 hour at RM22 an hour",
      "Dancing has no member rate.",
    ],
    [
      "a group, and for each person in it",
      "?plan=4.pinball.4",
      "RM200 for 4 people, RM50 per person",
      "4 × Pinball, 4 hours RM2004 hours at RM12.50 an hour: RM50 each",
      "Members pay RM151.60, RM48.40 less.",
    ],
  ])("shows the price for %s, and how it is made up", async (_who, plan, price, row, note) => {
    await show(plan);
    expect(sum()).toBe(price);
    expect(billLines()).toEqual([row]);
    hasNote(note);
  });

  it("shows the sum of two lines, each with its own fields", async () => {
    await show();
    await press("One more machine");
    const [, second] = screen.getAllByRole("group", { name: /hours$/ });
    await userEvent.selectOptions(within(second as HTMLElement).getByLabelText("Heads"), "2");
    expect(billLines().at(1)).toContain("2 × Dancing, 2 hours");
    expect(planned()).toBe("?plan=1.pinball.2&plan=2.dance-floor.2");
    const [first] = screen.getAllByRole("button", { name: "Not this one" });
    await userEvent.click(first as HTMLElement);
    expect(planned()).toBe("?plan=2.dance-floor.2");
    expect(screen.getByRole("button", { name: "One more machine" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Not this one" })).not.toBeInTheDocument();
  });

  it.each([
    "?plan=1.pinball.1&plan=1.pinball.1&plan=1.pinball.1&plan=1.pinball.1",
    "?plan=12.pinball.1",
  ])("adds no line to four, and none for a thirteenth person: %s", async (search) => {
    await show(search);
    const add = screen.getByRole("button", { name: "One more machine" });
    expect(add).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(add);
    expect(planned()).toBe(search);
  });

  it("offers as many people as the group has room for", async () => {
    await show("?plan=8.pinball.1&plan=1.pinball.1");
    const [first] = screen.getAllByLabelText("Heads");
    expect(within(first as HTMLElement).getAllByRole("option")).toHaveLength(11);
  });

  it("takes off the birthday gift that saves most, and names the others", async () => {
    await show("?plan=1.pinball.3.member&plan=1.karaoke-box.3.member&birthday=yes");
    expect(billLines().at(-1)).toMatch(/^Birthday −RM.*, which saves most$/);
    expect(within(bill()).getByText(/would save RM/)).toBeInTheDocument();
  });

  it("says that the birthday gift is for members", async () => {
    await show("?plan=1.pinball.3");
    await choose("With cake");
    hasNote("The birthday gift is for members.");
  });

  it("keeps the plan, and leaves the address alone", async () => {
    const address = window.location.href;
    await show("?plan=1.dance-floor.4.5.member");
    expect(screen.getByLabelText("Dancing")).toBeChecked();
    expect(screen.getByLabelText("Length")).toHaveValue("4.5");
    await choose("We are friends");
    expect(planned()).toBe("?plan=1.dance-floor.4.5");
    expect(window.location.href).toBe(address);
  });

  it("tells screen readers the new sum", async () => {
    await show("?plan=2.pinball.2");
    await choose("Karaoke");
    await setHours(4);
    expect(screen.getByText("RM288 for 2 people, RM144 per person")).toHaveRole("status");
  });

  it("works with one service only", async () => {
    await show("", ({ pricing }) => pricing.rates.splice(1));
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    await press("One more machine");
    expect(sum()).toBe("RM50 for 2 people, RM25 per person");
  });
});

describe("what a visitor can do with a plan", () => {
  const messageOf = (link: HTMLElement | null) =>
    new URL(link?.getAttribute("href") ?? "").searchParams.get("text");
  const reserve = () => within(bill()).queryByRole("link", { name: /./ });

  it("is to reserve the services that can be reserved, and to walk in for others", async () => {
    await show("?plan=2.dance-floor.2.5&plan=1.karaoke-box.1&plan=1.pinball.3");
    expect(messageOf(reserve())).toContain(
      "What: 2 × dance floor and karaoke box\nHours: 2.5 hours, 1 hour\n",
    );
    expect(within(bill()).getByText(/Come as you are for pinball:/)).toBeInTheDocument();
  });

  it("is only to walk in if nothing can be reserved", async () => {
    await show("?plan=1.pinball.3");
    expect(reserve()).not.toBeInTheDocument();
  });

  it("is to copy it, with its address, but not to share it where the browser cannot", async () => {
    const user = userEvent.setup();
    await show("?plan=2.pinball.3");
    expect(screen.queryByRole("button", { name: "Pass on" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Take along/ }));
    const [line, total, address] = (await navigator.clipboard.readText()).split("\n");
    expect(line).toBe("2 × Pinball, 3 hours: RM75 (3 hours at RM12.50 an hour: RM37.50 each)");
    expect(total).toBe("Total: RM75 for 2 people, RM37.50 per person");
    expect(address).toMatch(/^http.+\/\?plan=2\.pinball\.3#plan$/);
  });
});
