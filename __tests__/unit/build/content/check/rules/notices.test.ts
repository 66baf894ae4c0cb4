import { itAccepts, itReports, itWarnsAbout } from "../../../../../support/unit/mistakes";

const notice = {
  text: "We close early.",
  from: "2096-01-01 00:00",
  until: "2096-01-10 00:00",
};
const notices = (...changes: object[]) => ({
  notices: changes.map((change) => ({ ...notice, ...change })),
});

describe("the check of notices", () => {
  itReports([
    [
      "a notice that would never be shown",
      "notices",
      notices({ until: "2095-12-31 00:00" }),
      'notices[0].until: "2095-12-31 00:00" is not after "2096-01-01 00:00", so this notice would never be shown.',
    ],
    [
      "a text with an address in it",
      "notices",
      notices({ text: "Sign up at https://forms.example/cup today." }),
      'notices[0].text: found https://forms.example/cup, which visitors could not tap. Write it into "link".',
    ],
    [
      "a text with an address without https in it",
      "notices",
      notices({ text: "Sign up at www.forms.example today." }),
      "notices[0].text: found www.forms.example, ",
    ],
    [
      "a link that begins with neither https nor a slash",
      "notices",
      notices({ link: { label: "More", url: "events" } }),
      'notices[0].link.url: "events" is not an address that begins with https://, or with / for a page of this site.',
    ],
  ]);

  itAccepts([
    [
      "a link to a page of the site",
      "notices",
      notices({ link: { label: "More", url: "/events" } }),
    ],
    [
      "two notices, one after the other",
      "notices",
      notices({}, { from: "2096-01-10 00:00", until: "2096-01-20 00:00" }),
    ],
  ]);

  itWarnsAbout([
    [
      "a notice that is over",
      "notices",
      notices({ from: "2020-01-01 00:00", until: "2020-01-02 00:00" }),
      'notices[0].until: "2020-01-02 00:00" is over, so the site no longer shows this notice. Remove its block.',
    ],
  ]);
});
