import { timeOf } from "../../../../domain/events/venueTime";
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

export const noticeRules = [timesFit, textsWithoutAddress];

/** Warnings: a build must not fail because time has passed. */
export const pastNotices = rule(["notices"], ({ notices }) =>
  notices.notices.flatMap(({ until }, index) => {
    if (timeOf(until) > Date.now()) return [];
    const message = `"${until}" is over, so the site no longer shows this notice. Remove its block.`;
    return [{ name: "notices", path: ["notices", index, "until"], message }];
  }),
);

export const overlappingNotices = rule(["notices"], ({ notices }) =>
  notices.notices.flatMap(({ from, until }, index) => {
    const earlier = notices.notices
      .slice(0, index)
      .findIndex((other) => from < other.until && other.from < until);
    if (earlier < 0) return [];
    const message = `this notice and notices[${earlier}] are on at the same time. The site shows the one that begins later, and the other one to visitors who have hidden it.`;
    return [{ name: "notices", path: ["notices", index, "from"], message }];
  }),
);

export const specialDaysWithoutNotice = rule(["notices", "site"], ({ notices, site }) =>
  site.hours.specialDays.flatMap(({ date, note }, index) => {
    const isAnnounced = notices.notices.some(
      ({ from, until }) => from.slice(0, 10) <= date && date <= until.slice(0, 10),
    );
    if (isAnnounced || timeOf(`${date} 23:59`) < Date.now()) return [];
    const message = `no notice is on at ${note}. To announce it on every page, add one to data/notices.json: "Put up a notice" in data/README.md says how.`;
    return [{ name: "site", path: ["hours", "specialDays", index, "date"], message }];
  }),
);
