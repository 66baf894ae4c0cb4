import { checkData } from "../../../../../src/build/content/loadContent";
import { DataCopy, fixtureData } from "../../../../support/unit/dataCopy";
import { messages } from "../../../../support/unit/mistakes";

describe("the check of the data folder", () => {
  it("finds nothing wrong with data/ as it is, nor with the fixture of the tests", async () => {
    expect((await checkData("data")).problems).toEqual([]);
    expect((await checkData(fixtureData)).problems).toEqual([]);
  });

  it("tells of all mistakes in all files at once, those of content beside those of syntax", async () => {
    const copy = new DataCopy()
      .edit("about.json", "{", "[")
      .edit("faq.json", '"icon"', '"icno"')
      .change("pricing.json", ({ packages }) => {
        packages[0].price = 999;
      })
      .write("photos/rigs/pinball.jpg", "no picture");
    const files = (await messages(copy)).map((message) => message.split(":")[0]);
    expect([...new Set(files)]).toEqual(
      ["about", "faq", "pricing", "rigs"].map((name) => `data/${name}.json`),
    );
    copy.remove();
  });
});
