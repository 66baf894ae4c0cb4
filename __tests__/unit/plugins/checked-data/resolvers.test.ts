import { setTimeout } from "node:timers/promises";
import { rootFields } from "../../../../plugins/checked-data/node/resolvers";
import { timeOf } from "../../../../src/domain/time/venueTime";
import { changedFiles } from "../../../support/fixture";
import { query } from "../../../support/unit/dataLayer";

describe("a query", () => {
  it("waits in develop until the node of an edited file exists again", async () => {
    const nodes: object[] = [];
    const { Query } = rootFields({ getNodesByType: () => nodes as never });
    const originalResolver = () => nodes[0];
    const info = { fieldName: "faqJson", originalResolver };
    const answer = Query.faqJson?.resolve({}, {}, { nodeModel: { findOne: jest.fn() } }, info);
    await setTimeout(50);
    const node = { heading: "Questions" };
    nodes.push(node);
    expect(await answer).toBe(node);
  });

  it("leaves out events, notices, promotions and special days that have finished", async () => {
    jest.useFakeTimers({ now: timeOf("2096-02-03 21:00") });
    const { data } = await query(
      "{ comingEventsJson { events { id } } noticesJson { notices { text } } promotionsJson { promotions { number } } siteJson { hours { specialDays { note } } } }",
    );
    expect(data).toEqual({
      comingEventsJson: {
        events: [{ id: "marble-cup" }],
      },
      noticesJson: { notices: [{ text: "The hall is clean again." }] },
      promotionsJson: { promotions: [{ number: 1 }, { number: 2 }] },
      siteJson: { hours: { specialDays: [{ note: "Late night" }] } },
    });
    jest.useRealTimers();
  });

  it("has coming events in the order of their starts, and the notice that begins last first", async () => {
    const { data } = await query(
      "{ comingEventsJson { events { id } } noticesJson { notices { from } } }",
    );
    expect(data).toEqual({
      comingEventsJson: {
        events: [{ id: "open-evening" }, { id: "kite-night" }, { id: "marble-cup" }],
      },
      noticesJson: { notices: [{ from: "2096-02-05 18:00" }, { from: "2026-01-01 00:00" }] },
    });
  });

  it("depends on the files with facts only if a text has a placeholder", async () => {
    const ask = "{ faqJson { heading } }";
    const plain = await query(ask, changedFiles({ "faq.heading": "Questions" }));
    expect([...plain.reads]).toEqual([]);
    const filled = await query(ask, changedFiles({ "faq.heading": "Open {hours.short}" }));
    expect([...filled.reads].sort()).toEqual([
      "EventsJson",
      "MembershipJson",
      "PricingJson",
      "RigsJson",
      "SiteJson",
    ]);
  });
});
