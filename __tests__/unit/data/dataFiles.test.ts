import { formatProblem } from "../../../src/content/check/problem";
import { checkData } from "../../../plugins/checked-data/node/checkDataFolder";

describe("the real data files", () => {
  it("have no mistakes", async () => {
    const { problems } = await checkData("data");
    expect(problems.map(formatProblem)).toEqual([]);
  });
});
