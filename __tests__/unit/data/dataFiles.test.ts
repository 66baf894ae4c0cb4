import { formatProblem } from "../../../src/build/content/check/problem";
import { checkData } from "../../../src/build/content/loadContent";

describe("the real data files", () => {
  it("have no mistakes", async () => {
    const { problems } = await checkData("data");
    expect(problems.map(formatProblem)).toEqual([]);
  });
});
