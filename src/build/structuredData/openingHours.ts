import { daysOfWeek } from "../../domain/openingHours/daysOfWeek";
import type { Content } from "../content/schema";
import type { Thing } from "./thing";

/** The times by which search engines know a day that is closed. */
const closed = { opens: "00:00", closes: "00:00" };

/** The usual hours, then the special days. Closing before opening means after midnight, as in our data. */
export function openingHours(hours: Content["site"]["hours"]): Thing[] {
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
