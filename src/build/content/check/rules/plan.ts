import { countPeople, MAX_LINES, MAX_PEOPLE } from "../../../../domain/pricing/visit";
import { rule } from "./rule";

const presetsFit = rule(["plan"], ({ plan }) =>
  plan.presets.flatMap(({ lines }, index) => {
    const path = ["presets", index, "lines"];
    const people = countPeople(lines);
    const messages = [
      lines.length > MAX_LINES &&
        `this plan has ${lines.length} entries. Write at most ${MAX_LINES}.`,
      people > MAX_PEOPLE &&
        `this plan is for ${people} people. Write at most ${MAX_PEOPLE} in all.`,
    ];
    return messages.flatMap((message) => (message ? [{ name: "plan", path, message }] : []));
  }),
);

export const planRules = [presetsFit];
