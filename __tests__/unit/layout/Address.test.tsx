import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Address } from "../../../src/layout/Address";
import { dataFiles } from "../../support/unit/siteContent";

describe("the address", () => {
  it("is not announced as copied if the browser refuses to copy it", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    render(<Address {...dataFiles.site} />);
    await user.click(screen.getByRole("button", { name: /Take the address/ }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});
