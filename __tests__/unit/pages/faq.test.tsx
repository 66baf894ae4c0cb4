import { screen, within } from "@testing-library/react";
import { changedFiles, filled } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

describe("the FAQ page", () => {
  it("has a list where lines of an answer begin with a hyphen", async () => {
    const answer = "Friends pay:\n{rates.members.lines}\n- nothing on {hours.days}\n\nCome in.";
    await renderPage("/faq", changedFiles({ "faq.questions[0].answer": answer }));
    const [item] = document.querySelectorAll("details");
    const parts = item?.querySelectorAll("p, li") ?? [];
    expect(Array.from(parts, ({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ["P", "Friends pay:"],
      ["LI", "pinball at RM9.90"],
      ["LI", "karaoke box at RM27"],
      ["LI", "ball pit at RM16"],
      ["LI", filled("nothing on {hours.days}")],
      ["P", "Come in."],
    ]);
  });

  it("has links wherever a text names a phone number, the e-mail address, the chat or the postal address, and where it marks them", async () => {
    const intro = "Call {contact.phone}, {contact.phone} or +60 3-4444 5555. {contact.email}";
    const answer = "Use {links.chat.label} now, not {links.chat.label}s or My{links.chat.label}.";
    const marked = "- See [all prices](/#pricing) and [the stars](https://stars.test).";
    await renderPage(
      "/faq",
      changedFiles({
        "faq.intro": intro,
        "faq.questions[0].answer": answer,
        "faq.questions[1].answer": "At {address.full}.",
        "faq.questions[2].answer": marked,
      }),
    );
    const main = screen.getByRole("main");
    const links = main.querySelectorAll("a");
    expect(Array.from(links, ({ textContent, href }) => [textContent, href])).toEqual([
      ["+60 11-222 3333", "tel:+60112223333"],
      ["+60 11-222 3333", "tel:+60112223333"],
      ["+60 3-4444 5555", "tel:+60344445555"],
      ["hi@bubble-hall.test", "mailto:hi@bubble-hall.test"],
      ["Pigeon Post", "https://pigeon.test/60112223333"],
      [filled("{address.full}"), filled("https://way.test/?to={address.encoded}")],
      ["all prices", "http://localhost/#pricing"],
      ["the stars", "https://stars.test/"],
    ]);
    expect(within(main).getByText(/^See/).parentElement).toHaveTextContent(
      "See all prices and the stars.",
    );
    expect(screen.getByText(/now,/).parentElement).toHaveTextContent(
      "Use Pigeon Post now, not Pigeon Posts or MyPigeon Post.",
    );
  });
});
