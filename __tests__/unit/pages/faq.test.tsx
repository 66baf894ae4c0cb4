import { screen } from "@testing-library/react";
import { renderPage } from "../../support/unit/renderPage";

const prices =
  "A hall with pinball at RM12.50, dance floor at RM22 and karaoke box at RM36. Friends pay less: pinball at RM9.90 and karaoke box at RM27. We add RM7.50 to RM65 and RM16 to RM130.";
const packages =
  "RM12.50, or RM9.90 for friends, who buy 3 hours of pinball for RM28, 5 hours of pinball for RM41.50 and 3 hours of karaoke box for RM74.50.";

describe("the FAQ page", () => {
  it("has the questions in the order of the data, and the answers with their placeholders filled", async () => {
    await renderPage("/faq");
    const items = Array.from(document.querySelectorAll("details"), (item) => [
      item.querySelector("h2")?.textContent,
      item.querySelector("p")?.textContent,
    ]);
    expect(items).toEqual([
      ["What is Bubble Hall?", prices],
      ["Where is it?", "At 9 Lorong Ujian, Taman Rekaan, 12345 Kota Khayal, Negeri Angan."],
      ["When is it open?", "Tuesday-Thursday, Saturday, 11:15 AM-1:45 AM."],
      ["What does pinball cost?", packages],
      ["What is inside?", "Nine flippers and Brass bell. Moth Cup and Lantern Night are over."],
    ]);
    expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
  });
});
