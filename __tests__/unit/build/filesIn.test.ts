import { win32 } from "node:path";
import { withSlashes } from "../../../src/build/filesIn";

it("withSlashes writes paths of Windows as in URLs", () => {
  const path = win32.join("page-data", "faq", "page-data.json");
  expect(withSlashes(path, win32.sep)).toBe("page-data/faq/page-data.json");
});
