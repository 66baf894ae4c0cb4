import { checkDataFolder } from "../../../plugins/checked-data/node/checkDataFolder";
import { formatMistake } from "../../../src/content/mistake";

describe("the real data files", () => {
  it("have no mistakes", async () => {
    const { mistakes } = await checkDataFolder("data");
    expect(mistakes.map(formatMistake)).toEqual([]);
  });
});
