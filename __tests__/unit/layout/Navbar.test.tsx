import { screen } from "@testing-library/react";
import { renderPage } from "../../support/unit/renderPage";

const item = (name: string) => screen.getByRole("link", { name });

describe("the navbar", () => {
  it("has the menu items of the data as links, in order, and marks the current page", async () => {
    await renderPage("/events");
    expect(item("Bubble Hall")).toHaveAttribute("href", "/");
    const nav = screen.getByRole("navigation", { name: "Main" });
    expect(Array.from(nav.querySelectorAll("li a"), (a) => a.getAttribute("href"))).toEqual([
      "/",
      "/#rigs",
      "/about",
      "/Events",
      "/FAQ",
    ]);
    expect(screen.getAllByRole("link", { current: "page" })).toEqual([item("FEASTS")]);
    expect(screen.getByRole("button", { name: "Menu", expanded: false })).toHaveAttribute(
      "aria-controls",
      nav.id,
    );
  });
});
