import { loadContent } from "../../../../src/build/content/loadContent";
import { DataCopy } from "../../../support/unit/dataCopy";
import { facts } from "../../../support/unit/siteContent";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

describe("loadContent", () => {
  it("fills placeholders in texts and lists of texts, and keeps null", () => {
    copy
      .change("home.json", ({ hero }) => {
        hero.lead = "Open {hours.short}";
      })
      .change("about.json", ({ story }) => {
        story.paragraphs = ["{site.name}", "plain"];
      })
      .change("pricing.json", ({ rates }) => {
        rates[0].note = null;
      });
    const { content } = loadContent(copy.folder);
    expect(content?.home.hero.lead).toBe(`Open ${facts["hours.short"]}`);
    expect(content?.about.story.paragraphs).toEqual([facts["site.name"], "plain"]);
    expect(content?.pricing.rates[0]?.note).toBeNull();
  });

  it("returns no content if a file has a mistake, but returns the valid files", () => {
    copy.edit("faq.json", "{", "[");
    const { content, valid, problems } = loadContent(copy.folder);
    expect(content).toBeNull();
    expect(problems).not.toEqual([]);
    expect(valid.faq).toBeUndefined();
    expect(valid.home).toBeDefined();
  });
});
