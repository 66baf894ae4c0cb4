import { keepInTab, readFromTab } from "../../../src/components/tabStorage";

afterEach(() => sessionStorage.clear());

it("a value is kept in the tab until it is deleted", () => {
  keepInTab("plan", { hours: 2 });
  expect(readFromTab("plan")).toEqual({ hours: 2 });
  keepInTab("plan", null);
  expect(sessionStorage).toHaveLength(0);
  expect(readFromTab("plan")).toEqual({});
});

it.each(["null", "5", "{"])(
  "%s, kept by another site on the same origin, has no fields",
  (text) => {
    sessionStorage.setItem("plan", text);
    const { hours } = readFromTab<{ hours: number }>("plan");
    expect(hours).toBeUndefined();
  },
);
