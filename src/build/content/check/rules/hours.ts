import { rule } from "./rule";

const sameTime = (time: string) =>
  `expected another time than the opening time, found "${time}" for both. Closing after midnight is fine, such as "02:00".`;

const doorsStayOpen = rule(["site"], ({ site: { hours } }) =>
  hours.opens === hours.closes
    ? [{ name: "site", path: ["hours", "closes"], message: sameTime(hours.closes) }]
    : [],
);

const specialDaysAreWhole = rule(["site"], ({ site: { hours } }) =>
  hours.specialDays.flatMap(({ date, opens, closes }, index) => {
    const path = ["hours", "specialDays", index];
    const earlier = hours.specialDays.findIndex((day) => day.date === date);
    if (earlier < index) {
      const message = `${date} is in specialDays[${earlier}] already. Remove one of them.`;
      return [{ name: "site", path: [...path, "date"], message }];
    }
    if ((opens === null) !== (closes === null)) {
      const message =
        "expected two times, or null twice for a closed day, found one of each. Complete the day.";
      return [{ name: "site", path: [...path, "closes"], message }];
    }
    return closes !== null && opens === closes
      ? [{ name: "site", path: [...path, "closes"], message: sameTime(closes) }]
      : [];
  }),
);

export const hourRules = [doorsStayOpen, specialDaysAreWhole];
