import { z } from "zod";
import { routes } from "../../domain/routes";
import { leadsSomewhere } from "./addresses";
import { field, withRule } from "./field";
import {
  label,
  listOrNone,
  MAX_ADDRESS_LENGTH,
  moment,
  refuseNeverShown,
  sentence,
} from "./fields";

const notice = withRule(
  z.strictObject({
    text: sentence("The notice, one sentence", "We close at 8:00 PM on 24 December."),
    link: z
      .strictObject({
        label: label("Text of the link after the notice", "See the events"),
        url: field(z.string().max(MAX_ADDRESS_LENGTH).refine(leadsSomewhere), {
          description: "Address that it opens",
          example: "/events",
          expected: "an address that begins with https://, or a page of this site",
          advice: `Write it like this: "https://forms.gle/AbCdEfGh12345678", or one of the pages: ${routes.join(", ")}`,
        }),
      })
      .describe("Link after the notice; empty for none")
      .optional(),
    from: moment("From when it is shown", "2026-12-20 00:00"),
    until: moment("Until when it is shown", "2026-12-25 00:00"),
  }),
  (notice, refuse) => {
    refuseNeverShown(notice, refuse);
    const [address] = notice.text.match(/(?:https?:\/\/|www\.)\S+/) ?? [];
    if (address) {
      refuse(["text"], `found ${address}, which visitors could not tap. Write it into "link".`);
    }
  },
);

export const notices = z.strictObject({
  notices: listOrNone(notice, "Notices at the top of every page, each for a time; empty for none"),
});
