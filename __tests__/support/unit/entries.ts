const day = { date: "2096-02-06", opens: null, closes: null, note: "Eve" };
const notice = { text: "Early.", from: "2096-05-01 00:00", until: "2096-05-09 00:00" };

export const cup = {
  id: "cup",
  title: "Cup",
  description: "Two rounds.",
  starts: "2099-12-05 14:00",
  ends: "2099-12-05 18:00",
};

export const comingEvent = (change: object) => ({ "comingEvents.events": [{ ...cup, ...change }] });

export const secondSpecialDay = (change: object) => ({
  "site.hours.specialDays": [day, { ...day, ...change }],
});

export const otherHours = (...changes: object[]) => ({
  "site.hours.otherHours": changes.map((change) => ({
    weekdays: ["Saturday"],
    opens: "10:00",
    closes: "04:00",
    ...change,
  })),
});

export const secondNotice = (change: object) => ({
  "notices.notices[1]": { ...notice, ...change },
});
