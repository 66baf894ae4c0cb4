import { render, screen } from "@testing-library/react";
import { InquirySection } from "../../../../src/sections/events/InquirySection";
import { siteContent } from "../../../support/unit/siteContent";

const { inquiry } = siteContent.events;

describe("the inquiry section", () => {
  it("contains the form, and can be focused by a link to #inquiry but not with the Tab key", () => {
    render(<InquirySection {...inquiry} service={siteContent.site.inquiry} hash="" />);
    const section = screen.getByRole("region", { name: inquiry.heading });
    expect(section).toHaveAttribute("id", "inquiry");
    expect(section).toHaveAttribute("tabindex", "-1");
    expect(section).toContainElement(screen.getByRole("button", { name: inquiry.submitLabel }));
    expect(section).toHaveTextContent(inquiry.lead);
    expect(section).toHaveTextContent(inquiry.privacy.line);
  });
});
