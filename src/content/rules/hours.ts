import { repeated } from "./references";
import { rule } from "./rule";

const sameTime = (time: string) =>
  `"${time}" is also the opening time. Write another closing time; it may be after midnight, like "02:00". The site cannot show 24 hours: write opens "00:00" and closes "23:59" instead.`;

const closesAfterOpening = rule(["site"], ({ site: { hours } }) =>
  hours.opens === hours.closes
    ? [{ name: "site", path: ["hours", "closes"], message: sameTime(hours.closes) }]
    : [],
);

const specialDaysAreComplete = rule(["site"], ({ site: { hours } }) =>
  hours.specialDays.flatMap(({ opens, closes }, index) => {
    const path = ["hours", "specialDays", index];
    if ((opens === null) !== (closes === null)) {
      const message =
        "only one of the two times is null. Write two times, or null for both on a closed day.";
      return [{ name: "site", path: [...path, "closes"], message }];
    }
    return closes !== null && opens === closes
      ? [{ name: "site", path: [...path, "closes"], message: sameTime(closes) }]
      : [];
  }),
);

const uniqueSpecialDays = rule(["site"], ({ site: { hours } }) =>
  repeated(
    "site",
    ["hours", "specialDays"],
    ["date"],
    hours.specialDays.map(({ date }) => date),
  ),
);

export const hourRules = [closesAfterOpening, specialDaysAreComplete, uniqueSpecialDays];
