import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Address } from "../../../src/layout/Address";
import { siteContent } from "../../support/unit/siteContent";

const { site } = siteContent;
const copyButton = () => screen.queryByRole("button", { name: /Take the address/ });

describe("the address", () => {
  it("is copied as one line and announced", async () => {
    const user = userEvent.setup();
    render(<Address {...site} />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await user.click(copyButton() as HTMLElement);
    expect(await navigator.clipboard.readText()).toBe(
      "9 Lorong Ujian, Taman Rekaan, 12345 Kota Khayal, Negeri Angan",
    );
    expect(screen.getByRole("status")).toHaveTextContent("Taken");
  });

  it("has no copy button in a browser without the Clipboard API", () => {
    const clipboard = jest.spyOn(navigator, "clipboard", "get");
    clipboard.mockReturnValue(undefined as never);
    render(<Address {...site} />);
    expect(copyButton()).not.toBeInTheDocument();
    expect(screen.getByText("9 Lorong Ujian")).toBeInTheDocument();
    clipboard.mockRestore();
  });
});
