import { changedFiles, facts } from "../../../support/fixture";
import { query } from "../../../support/unit/dataLayer";

const factFiles = ["SiteJson", "RigsJson", "PricingJson", "MembershipJson", "EventsJson"];

describe("a query", () => {
  it("fills the placeholders in texts and in lists of texts, and keeps null", async () => {
    const files = changedFiles({
      "home.hero.lead": "Open {hours.short}",
      "about.story.paragraphs": ["{site.name}", "plain"],
      "pricing.rates[0].note": null,
    });
    const { data } = await query(
      "{ homeJson { hero { lead } } aboutJson { story { paragraphs } } pricingJson { rates { note } } }",
      files,
    );
    expect(data.homeJson.hero.lead).toBe(`Open ${facts["hours.short"]}`);
    expect(data.aboutJson.story.paragraphs).toEqual([facts["site.name"], "plain"]);
    expect(data.pricingJson.rates[0].note).toBeNull();
  });

  it("leaves out events, notices and special days that have finished", async () => {
    const event = { id: "over", title: "Over", description: "It was fun." };
    const day = { opens: null, closes: null, note: "Closed" };
    const files = changedFiles(({ comingEvents, notices, site }) => {
      comingEvents.events = [
        { ...event, starts: "2020-01-01 18:00", ends: "2020-01-01 23:00" },
        { ...event, id: "cup", starts: "2096-01-01 18:00", ends: "2096-01-01 23:00" },
      ];
      notices.notices = [
        { text: "Over", from: "2020-01-01 18:00", until: "2020-01-01 23:00" },
        { text: "Now", from: "2020-01-01 18:00", until: "2096-01-01 23:00" },
      ];
      site.hours.specialDays = [
        { ...day, date: "2020-01-05" },
        { ...day, date: "2096-01-05" },
      ];
    });
    const { data } = await query(
      "{ comingEventsJson { events { id } } noticesJson { notices { text } } siteJson { hours { specialDays { date } } } }",
      files,
    );
    expect(data).toEqual({
      comingEventsJson: { events: [{ id: "cup" }] },
      noticesJson: { notices: [{ text: "Now" }] },
      siteJson: { hours: { specialDays: [{ date: "2096-01-05" }] } },
    });
  });

  it("depends on the files with facts only if a text has a placeholder", async () => {
    const ask = "{ faqJson { heading } }";
    const plain = await query(ask, changedFiles({ "faq.heading": "Questions" }));
    expect([...plain.reads]).toEqual([]);
    const filled = await query(ask, changedFiles({ "faq.heading": "Open {hours.short}" }));
    expect([...filled.reads]).toEqual(expect.arrayContaining(factFiles));
  });
});
