import { fireEvent, render, screen } from "@testing-library/react";
import { Overlay } from "../../../src/components/Overlay";
import { siteContent } from "../../support/unit/siteContent";

const { photo } = siteContent.rigs.rigs[0];
const overlay = (isShown: boolean) => <Overlay photo={photo} sizes="100vw" isShown={isShown} />;
const picture = () => screen.queryByRole("presentation");

describe("a picture over another one", () => {
  it("is in the page only when it is shown", () => {
    const { rerender } = render(overlay(false));
    expect(picture()).toBeNull();
    rerender(overlay(true));
    expect(picture()).toBeInTheDocument();
  });

  it("is transparent until it has loaded", () => {
    render(overlay(true));
    expect(picture()).not.toHaveClass("shown");
    fireEvent.load(picture() as HTMLElement);
    expect(picture()).toHaveClass("shown");
  });

  it("stays in the page to fade out", () => {
    const { rerender } = render(overlay(true));
    fireEvent.load(picture() as HTMLElement);
    rerender(overlay(false));
    expect(picture()).not.toHaveClass("shown");
  });

  it("stays transparent if it cannot be loaded", () => {
    render(overlay(true));
    fireEvent.error(picture() as HTMLElement);
    expect(picture()).not.toHaveClass("shown");
  });

  it("waits for the page to load", () => {
    const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    render(overlay(true));
    expect(picture()).toBeNull();
    fireEvent.load(window);
    expect(picture()).toBeInTheDocument();
    readyState.mockRestore();
  });

  it("does not load for visitors who save data", () => {
    Object.assign(navigator, { connection: { saveData: true, effectiveType: "4g" } });
    render(overlay(true));
    expect(picture()).toBeNull();
    Object.assign(navigator, { connection: undefined });
  });
});
