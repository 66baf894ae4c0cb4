import { render } from "@testing-library/react";
import { openDetails } from "../../../src/browser/openDetails";
import { FaqSection } from "../../../src/sections/faq/FaqSection";
import { queryPage } from "../../support/unit/renderPage";

it.each(["#nowhere", "#faq-heading", "#%", "#"])("no answer opens for %s", async (hash) => {
  const { faqJson } = await queryPage("/faq");
  const { container } = render(<FaqSection {...faqJson} />);
  openDetails(hash);
  expect(container.querySelector("details[open]")).toBeNull();
  expect(container.querySelector("details")).not.toBeNull();
});
