import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import type { Route } from "../../../src/domain/routes";
import { Navbar } from "../../../src/layout/Navbar";
import { renderPage } from "../../support/unit/renderPage";
import { dataFiles } from "../../support/unit/siteContent";

const icon = { publicURL: "/mark.svg" };
const site = { ...dataFiles.site, icon };

const navbarAt = (currentRoute: Route) => (
  <Navbar site={site} items={dataFiles.navigation.items} currentRoute={currentRoute} />
);

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

describe("a menu item that leads to a section", () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const scroll = jest.mocked(Element.prototype.scrollIntoView);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(navigate).mockClear();
    scroll.mockClear();
  });

  afterEach(() => {
    jest.useRealTimers();
    document.getElementById("rigs")?.remove();
  });

  function addSection() {
    const section = document.createElement("section");
    section.id = "rigs";
    section.tabIndex = -1;
    document.body.append(section);
    return section;
  }

  it.each([
    ["smoothly", "smooth", false],
    ["at once with prefers-reduced-motion", "auto", true],
  ])("scrolls %s after exactly 100 ms on the home page", async (_how, behavior, matches) => {
    jest.mocked(window.matchMedia).mockReturnValueOnce({ matches } as MediaQueryList);
    const section = addSection();
    render(navbarAt("/"));
    await user.click(item("MACHINES"));
    expect(navigate).not.toHaveBeenCalled();
    jest.advanceTimersByTime(99);
    expect(scroll).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scroll).toHaveBeenCalledWith({ behavior });
    expect(section).toHaveFocus();
  });

  it("opens the home page from another page, with the section to scroll to", async () => {
    render(navbarAt("/faq"));
    await user.click(item("MACHINES"));
    expect(navigate).toHaveBeenCalledWith("/", { replace: false, state: { section: "rigs" } });
    jest.runAllTimers();
    expect(scroll).not.toHaveBeenCalled();
  });

  it("leaves a click with Ctrl to the browser", async () => {
    // jsdom cannot follow a link.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    render(navbarAt("/faq"));
    await user.keyboard("{Control>}");
    await user.click(item("MACHINES"));
    await user.keyboard("{/Control}");
    expect(navigate).not.toHaveBeenCalled();
  });
});

it("a menu item in any case leads to its page", async () => {
  const items = [{ label: "ANSWERS", href: "/fAQ" }];
  render(<Navbar site={site} items={items} currentRoute="/" />);
  await userEvent.click(item("ANSWERS"));
  expect(navigate).toHaveBeenLastCalledWith("/faq", { replace: false, state: {} });
});
