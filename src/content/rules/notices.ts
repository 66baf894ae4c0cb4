import { timeOf } from "../../domain/time/venueTime";
import { rule } from "./rule";

const timesFit = rule(["notices"], ({ notices }) =>
  notices.notices.flatMap(({ from, until }, index) => {
    if (timeOf(from) < timeOf(until)) return [];
    const message = `"${until}" is not after "${from}", so this notice would never be shown.`;
    return [{ name: "notices", path: ["notices", index, "until"], message }];
  }),
);

const textsWithoutAddress = rule(["notices"], ({ notices }) =>
  notices.notices.flatMap(({ text }, index) => {
    const [address] = text.match(/(?:https?:\/\/|www\.)\S+/) ?? [];
    if (!address) return [];
    const message = `found ${address}, which visitors could not tap. Write it into "link".`;
    return [{ name: "notices", path: ["notices", index, "text"], message }];
  }),
);

/** Only a warning, because a build must not fail when time has passed. */
export const finishedNotices = rule(["notices"], ({ notices }) =>
  notices.notices.flatMap(({ until }, index) => {
    if (timeOf(until) > Date.now()) return [];
    const message = `"${until}" has passed, so the site no longer shows this notice. Remove it, or write a later time.`;
    return [{ name: "notices", path: ["notices", index, "until"], message }];
  }),
);

export const noticeRules = [timesFit, textsWithoutAddress];
