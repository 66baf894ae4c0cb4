import { joinWithAnd, joinWithOr } from "../../../../src/domain/format/list";

it("joinWithAnd and joinWithOr join lists as in a sentence", () => {
  expect(joinWithAnd([])).toBe("");
  expect(joinWithAnd(["FC 25"])).toBe("FC 25");
  expect(joinWithAnd(["FC 25", "UFC 5"])).toBe("FC 25 and UFC 5");
  expect(joinWithAnd(["FC 25", "UFC 5", "Tekken 8"])).toBe("FC 25, UFC 5 and Tekken 8");
  expect(joinWithOr(["one", "two", "three"])).toBe("one, two or three");
});
