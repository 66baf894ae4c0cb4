import { cleanup } from "@testing-library/react";
import { Helmet } from "react-helmet";
import type { Content } from "../../../src/content/schema";
import { notedLeaves } from "../../../src/content/schema";
import { routes } from "../../../src/domain/routes";
import { dataFiles, filled } from "../../support/fixture";
import { renderPage } from "../../support/unit/renderPage";

/** Returns everything that all pages show to visitors and to search engines. */
async function allOutput(content: Content): Promise<string> {
  const outputs: string[] = [];
  for (const pathname of routes) {
    const { container } = await renderPage(pathname, content);
    outputs.push(container.innerHTML, `${container.textContent}`, JSON.stringify(Helmet.peek()));
    cleanup();
  }
  return outputs.join("\n");
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");

it("every text, link and photo of the data is on a page, with placeholders filled", async () => {
  const values = notedLeaves(dataFiles)
    .filter(({ note: { kind } }) => /text|alt|link|photo|logo/i.test(kind))
    .map(({ value }) => filled(value))
    // The pages fill in the messages for the chat.
    .filter((text) => !/\[(rigs|event)\]/.test(text));
  expect(values.length).toBeGreaterThan(200);
  const output = lettersOf(await allOutput(dataFiles));
  expect(values.filter((value) => !output.includes(lettersOf(value)))).toEqual([]);
});
