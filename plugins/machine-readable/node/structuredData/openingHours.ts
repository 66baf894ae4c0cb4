import { daysOfWeek } from "../../../../src/domain/time/dates";
import type { Content, Thing } from "./thing";

/** Search engines read these times as "closed all day". */
const closed = { opens: "00:00", closes: "00:00" };

/** The regular hours and the special days. As in our data, `closes` before `opens` means after midnight. */
export function openingHours({ hours }: Content["siteJson"]): Thing[] {
  const { days, opens, closes, specialDays } = hours;
  return [
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: daysOfWeek(days),
      opens,
      closes,
    },
    ...specialDays.map((day) => ({
      "@type": "OpeningHoursSpecification",
      name: day.note,
      validFrom: day.date,
      validThrough: day.date,
      ...(day.opens && day.closes ? { opens: day.opens, closes: day.closes } : closed),
    })),
  ];
}
