import { loadContent } from "../../../../src/build/content/loadContent";
import { DataCopy } from "../../../support/unit/dataCopy";
import { facts } from "../../../support/unit/siteContent";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

describe("the content that is loaded", () => {
  it("has its placeholders filled, in texts and lists of texts, and keeps what is left out", () => {
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

  it("is read from the disk once, unless it is asked for afresh", () => {
    const { content } = loadContent(copy.folder);
    copy.change("home.json", ({ hero }) => {
      hero.headline = "Edited";
    });
    expect(loadContent(copy.folder).content).toBe(content);
    expect(loadContent(copy.folder, true).content?.home.hero.headline).toBe("Edited");
    expect(loadContent(copy.folder).content?.home.hero.headline).toBe("Edited");
  });

  it("is none while a file has a mistake, and the files without one are there as written", () => {
    copy.edit("faq.json", "{", "[");
    const { content, valid, problems } = loadContent(copy.folder);
    expect(content).toBeNull();
    expect(problems).not.toEqual([]);
    expect(valid.faq).toBeUndefined();
    expect(valid.home).toBeDefined();
  });
});
