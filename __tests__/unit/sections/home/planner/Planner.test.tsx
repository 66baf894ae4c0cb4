import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Content } from "../../../../../src/content/schema";
import { timeOf } from "../../../../../src/domain/time/venueTime";
import { Planner } from "../../../../../src/sections/home/planner/Planner";
import { planVisit } from "../../../../../src/sections/home/planner/plannedVisit";
import { readVisit } from "../../../../../src/sections/home/planner/visitAddress";
import type { Change } from "../../../../support/unit/change";
import { queryPage } from "../../../../support/unit/renderPage";
import { changedFiles } from "../../../../support/unit/siteContent";

async function show(search = "", change: Change<Content> = {}) {
  const data = await queryPage("/", changedFiles(change));
  const rates: { rig: { id: string } }[] = data.pricingJson.rates;
  planVisit(
    readVisit(
      search,
      rates.map(({ rig }) => rig.id),
    ),
  );
  render(
    <Planner
      texts={data.planJson}
      pricing={data.pricingJson}
      membership={data.membershipJson}
      rigs={data.rigsJson.rigs}
      site={data.siteJson}
    />,
  );
}

const choose = (label: string) => userEvent.click(screen.getByLabelText(label));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const select = (label: string, number: number) =>
  userEvent.selectOptions(screen.getByLabelText(label), String(number));

/** What a reload would show. */
const planned = () => JSON.parse(sessionStorage.getItem("plan") ?? "").plan;

const receipt = () => document.querySelector(".receipt") as HTMLElement;
const sum = () => receipt().querySelector(".sum")?.textContent;
const receiptLines = () =>
  within(receipt())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const notes = () => [...receipt().querySelectorAll(".note")].map(({ textContent }) => textContent);

describe("the planner", () => {
  it.each([
    [
      "one rig, and what membership would change",
      "?plan=1.karaoke-box.3",
      "RM108",
      "1 box, 3 hours RM1083 hours at RM36 an hour",
      ["Members pay RM74.50, RM33.50 less.", "The RM55 fee is earned back after 2 such visits."],
    ],
    [
      "a member with a package, and what it saves",
      "?plan=1.pinball.4.member",
      "RM37.90",
      "1 table, 4 hours, with membership RM37.903-hour package at RM28 + 1 hour at RM9.90 an hour",
      [
        "That is RM12.10 less than without membership.",
        "The RM55 fee is earned back after 5 such visits.",
        "Bundles go together.",
      ],
    ],
    [
      "a rig without a member rate",
      "?plan=1.dance-floor.1.member",
      "RM22",
      "1 floor, 1 hour, with membership RM221 hour at RM22 an hour",
      ["Dancing has no member rate."],
    ],
    [
      "several rigs, and the fee of each member",
      "?plan=4.pinball.4",
      "RM200",
      "4 tables, 4 hours RM2004 hours at RM12.50 an hour: RM50 each",
      ["Members pay RM151.60, RM48.40 less.", "Membership costs RM55 once for each member."],
    ],
    [
      "friends who split the price of one rig",
      "?plan=1.dance-floor.2&split=4",
      "RM44 for 4 people, RM11 per person",
      "1 floor, 2 hours RM442 hours at RM22 an hour",
      ["Dancing has no member rate."],
    ],
    [
      "a package that is bought twice",
      "?plan=1.karaoke-box.6.member",
      "RM149",
      "1 box, 6 hours, with membership RM1492 × 3-hour package at RM74.50",
      [
        "That is RM67 less than without membership.",
        "The RM55 fee is earned back after 1 such visit.",
        "Bundles go together.",
      ],
    ],
  ])("shows the price for %s, and how it is made up", async (_what, search, price, line, texts) => {
    await show(search);
    expect(sum()).toBe(price);
    expect(receiptLines()).toEqual([line]);
    // After them, a visit may have a note on where to go.
    expect([...texts, ...notes().slice(texts.length)]).toEqual(notes());
    expect(notes().slice(texts.length).join()).not.toContain("Bundles");
  });

  it("divides the fee by the saving without rounding errors", async () => {
    await show("?plan=1.pinball.7", ({ pricing, membership }) => {
      Object.assign(pricing.rates[0] ?? {}, { nonMember: 8, member: 7.6 });
      pricing.packages.splice(0);
      membership.registration.fee = 350;
    });
    expect(notes()).toContain("The RM350 fee is earned back after 125 such visits.");
  });

  it("changes and removes lines one by one, and shows their sum", async () => {
    await show();
    await press("One more machine");
    const [, second] = screen.getAllByRole("group", { name: /hours$/ });
    await userEvent.selectOptions(within(second as HTMLElement).getByLabelText("Pieces"), "2");
    expect(receiptLines().at(1)).toContain("2 floors, 2 hours");
    expect(planned()).toBe("?plan=1.pinball.2&plan=2.dance-floor.2");
    expect(sum()).toBe("RM113");
    const [first] = screen.getAllByRole("button", { name: "Not this one" });
    await userEvent.click(first as HTMLElement);
    expect(planned()).toBe("?plan=2.dance-floor.2");
    expect(screen.getByRole("button", { name: "One more machine" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Not this one" })).not.toBeInTheDocument();
  });

  it("adds no fifth line, and says why", async () => {
    const four = `?${Array(4).fill("plan=12.pinball.1").join("&")}`;
    await show(four);
    const add = screen.getByRole("button", { name: "One more machine" });
    expect(add).toHaveAttribute("aria-disabled", "true");
    expect(add).toHaveAccessibleDescription("The hall is full.");
    await userEvent.click(add);
    expect(planned()).toBe(four);
    await userEvent.click(
      screen.getAllByRole("button", { name: "Not this one" })[0] as HTMLElement,
    );
    expect(screen.queryByText("The hall is full.")).not.toBeInTheDocument();
  });

  it("has a word for one rig and for several", async () => {
    await show("?plan=1.dance-floor.2");
    const options = within(screen.getByLabelText("Pieces")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      "1 floor",
      "2 floors",
    ]);
    expect(options).toHaveLength(12);
  });

  it("keeps the visit, and leaves the address alone", async () => {
    const address = window.location.href;
    await show("?plan=1.dance-floor.4.member");
    expect(screen.getByLabelText("Dancing")).toBeChecked();
    expect(screen.getByLabelText("Length")).toHaveValue("4");
    await choose("We are friends");
    await select("Purses", 3);
    expect(planned()).toBe("?plan=1.dance-floor.4&split=3");
    expect(window.location.href).toBe(address);
  });

  it("says that a part of a link is left out, and keeps nothing, until the visitor changes the visit", async () => {
    sessionStorage.clear();
    await show("?plan=1.chess.2");
    expect(screen.getByText("That machine is in repair.")).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    await select("Pieces", 2);
    expect(screen.queryByText("That machine is in repair.")).not.toBeInTheDocument();
    expect(planned()).toBe("?plan=2.pinball.2");
  });

  it("tells screen readers the new sum", async () => {
    await show("?plan=2.pinball.2");
    await choose("Karaoke");
    await select("Length", 4);
    await select("Purses", 2);
    expect(receipt().querySelector(".sum")).toHaveRole("status");
    expect(sum()).toBe("RM288 for 2 people, RM144 per person");
  });

  it("works with one rig only", async () => {
    await show("", ({ pricing }) => pricing.rates.splice(1));
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    await press("One more machine");
    expect(sum()).toBe("RM50");
  });
});

describe("what a visitor can do with a planned visit", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const messageOf = (link: HTMLElement | null) =>
    new URL(link?.getAttribute("href") ?? "").searchParams.get("text");
  const reserve = () => within(receipt()).queryByRole("link", { name: "KEEP A SEAT" });

  it("is to reserve the rigs that can be reserved, each for its own hours, and to walk in for others", async () => {
    await show("?plan=2.dance-floor.2&plan=1.karaoke-box.1&plan=1.pinball.3&plan=1.dance-floor.2");
    expect(messageOf(reserve())).toContain(
      "What: 2 × dance floor, 2 hours; 1 × karaoke box, 1 hour; 1 × dance floor, 2 hours\n",
    );
    expect(reserve()).toHaveAccessibleDescription(
      "You can keep dance floor and karaoke box. Opens the pigeons.",
    );
    expect(within(receipt()).getByText(/Come as you are for pinball\./)).toBeInTheDocument();
  });

  it("shows whether it is open beside what to walk in for", async () => {
    jest.useFakeTimers({ now: timeOf("2096-12-05 20:00") });
    await show("?plan=1.pinball.3");
    const walkIn = within(receipt()).getByText(/Come as you are/);
    expect(walkIn).toHaveTextContent(/11:15 AM-1:45 AM\. Open until 1:45 AM$/);
  });

  it("is only to walk in if nothing can be reserved, and only to reserve if everything can", async () => {
    await show("?plan=1.pinball.3");
    expect(reserve()).not.toBeInTheDocument();
    expect(within(receipt()).getByText(/Come as you are/)).toBeInTheDocument();
    await choose("Karaoke");
    expect(reserve()).toBeInTheDocument();
    expect(within(receipt()).queryByText(/Come as you are/)).not.toBeInTheDocument();
  });

  it.each([
    ["rigs", "?plan=5.pinball.1"],
    ["rigs in two lines", "?plan=4.pinball.1&plan=1.karaoke-box.1"],
    ["people", "?plan=1.pinball.1&split=5"],
  ])("is to ask about an event with enough %s", async (_what, search) => {
    await show(search);
    expect(screen.getByRole("link", { name: "Write to us" })).toBeInTheDocument();
  });

  it("is to copy it, with its address, but not to share it where the browser cannot", async () => {
    const user = userEvent.setup();
    await show("?plan=2.pinball.3&split=3");
    expect(screen.queryByRole("button", { name: "Pass on" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Take along/ }));
    const [line, total, address] = (await navigator.clipboard.readText()).split("\n");
    expect(line).toBe("2 tables, 3 hours: RM75 (3 hours at RM12.50 an hour: RM37.50 each)");
    expect(total).toBe("Total: RM75 for 3 people, RM25 per person");
    expect(address).toMatch(/^http.+\/\?plan=2\.pinball\.3&split=3#plan$/);
  });
});
