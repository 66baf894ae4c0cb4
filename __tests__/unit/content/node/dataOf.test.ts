import { dataOf } from "../../../../src/content/node/dataOf";

describe("the data of a query", () => {
  it("are what the query has found", () => {
    expect(dataOf({ data: { siteJson: null } })).toEqual({ siteJson: null });
  });

  it("do not exist if it has failed, even in part", () => {
    const errors = [{ message: 'Cannot query field "unknown"' }];
    expect(() => dataOf({ errors })).toThrow("unknown");
    expect(() => dataOf({ data: {}, errors })).toThrow("unknown");
  });
});
