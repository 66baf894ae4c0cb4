import { checkData } from "../../../../../src/build/content/loadContent";
import { DataCopy, fixtureData } from "../../../../support/unit/dataCopy";
import { messages } from "../../../../support/unit/mistakes";

describe("the check of the data folder", () => {
  it("finds no mistake in data/ or in the test fixture", async () => {
    expect((await checkData("data")).problems).toEqual([]);
    expect((await checkData(fixtureData)).problems).toEqual([]);
  });

  it("reports the mistakes of all files together, in syntax and in content", async () => {
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
