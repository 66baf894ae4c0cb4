import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Address } from "../../../src/layout/Address";
import { facts, siteContent } from "../../support/unit/siteContent";

const { site } = siteContent;
const { copyAddressLabel, addressCopiedLabel } = site.footer;
const copyButton = () => screen.queryByRole("button", { name: new RegExp(copyAddressLabel) });

describe("the address", () => {
  it("is copied in one line, which is announced", async () => {
    const user = userEvent.setup();
    render(<Address {...site} />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await user.click(copyButton() as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe(facts["address.full"]);
    expect(screen.getByRole("status")).toHaveTextContent(addressCopiedLabel);
  });

  it("is selected, and nothing announced, where the browser refuses to copy", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    render(<Address {...site} />);
    await user.click(copyButton() as HTMLElement);
    expect(getSelection()?.toString()).toContain(site.address.street);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("has no button in a browser without a clipboard", () => {
    const clipboard = jest.spyOn(navigator, "clipboard", "get");
    clipboard.mockReturnValue(undefined as never);
    render(<Address {...site} />);
    expect(copyButton()).not.toBeInTheDocument();
    expect(screen.getByText(site.address.street)).toBeInTheDocument();
    clipboard.mockRestore();
  });
});
