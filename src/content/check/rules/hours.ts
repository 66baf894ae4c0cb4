import { rule } from "./rule";

const doorsStayOpen = rule(["site"], ({ site: { hours } }) => {
  if (hours.opens !== hours.closes) return [];
  const message = `expected another time than the opening time, found "${hours.closes}" for both. Closing after midnight is fine, such as "02:00".`;
  return [{ name: "site", path: ["hours", "closes"], message }];
});

export const hourRules = [doorsStayOpen];
