import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { cancelSectionScroll, SCROLL_DELAY } from "../../../src/browser/sectionScroll";
import { Navbar } from "../../../src/layout/Navbar";
import { dataFiles, siteContent } from "../../support/unit/siteContent";

const { items } = dataFiles.navigation;

function renderNavbar(currentPath = "/") {
  return render(<Navbar site={siteContent.site} items={items} currentPath={currentPath} />);
}

const item = (name: string) => screen.getByRole("link", { name });
/** Prevents the default action of the next click, because jsdom cannot follow a link. */
function preventNavigation() {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
}

const toggle = () => screen.getByRole("button", { name: "Menu" });

describe("the navbar", () => {
  beforeEach(() => {
    jest.mocked(navigate).mockClear();
    jest.mocked(Element.prototype.scrollIntoView).mockClear();
  });

  it("has the menu items of the data as links, in order", () => {
    renderNavbar();
    const [, ...links] = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["START", "/"],
      ["MACHINES", "/#rigs"],
      ["WHO", "/about"],
      ["FEASTS", "/Events"],
      ["ASK", "/FAQ"],
    ]);
  });

  it.each([
    ["/", "START"],
    ["/about", "WHO"],
    ["/events", "FEASTS"],
    ["/faq", "ASK"],
  ])("marks the current page: %s", (path, name) => {
    renderNavbar(path);
    const current = screen.getAllByRole("link", { current: "page" });
    expect(current).toEqual([item(name)]);
  });

  it("opens and closes with its button, and updates aria-expanded", async () => {
    renderNavbar();
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
    const menu = screen.getByRole("navigation");
    expect(toggle()).toHaveAttribute("aria-controls", menu.id);
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });

  it.each(items.map(({ label }) => label))("closes when %s is selected", async (name) => {
    renderNavbar("/about");
    await userEvent.click(toggle());
    preventNavigation();
    await userEvent.click(item(name));
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });

  describe("items that scroll to a section", () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

    beforeEach(() => jest.useFakeTimers());

    afterEach(() => {
      cancelSectionScroll();
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

    it("scroll smoothly after exactly the specified delay on the home page", async () => {
      const section = addSection();
      renderNavbar("/");
      await user.click(item("MACHINES"));
      expect(navigate).not.toHaveBeenCalled();
      jest.advanceTimersByTime(SCROLL_DELAY - 1);
      expect(section.scrollIntoView).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
      expect(section).toHaveFocus();
    });

    it("open the home page from another page, and scroll as soon as the section is rendered", async () => {
      renderNavbar("/faq");
      await user.click(item("MACHINES"));
      expect(navigate).toHaveBeenCalledWith("/");
      jest.advanceTimersByTime(SCROLL_DELAY * 20);
      expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
      const section = addSection();
      await act(async () => undefined);
      expect(section.scrollIntoView).toHaveBeenCalledTimes(1);
    });

    it("do not scroll if the visitor has opened another page in the meantime", async () => {
      const { rerender } = renderNavbar("/faq");
      await user.click(item("MACHINES"));
      rerender(<Navbar site={siteContent.site} items={items} currentPath="/about" />);
      addSection();
      jest.advanceTimersByTime(SCROLL_DELAY * 2);
      await act(async () => undefined);
      expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    });

    it("scroll to sections on other pages than the home page", async () => {
      const events = [{ label: "PLAN", href: "/events#rigs" }];
      const { rerender } = render(
        <Navbar site={siteContent.site} items={events} currentPath="/faq" />,
      );
      await user.click(item("PLAN"));
      rerender(<Navbar site={siteContent.site} items={events} currentPath="/events" />);
      const section = addSection();
      jest.advanceTimersByTime(SCROLL_DELAY);
      expect(section.scrollIntoView).toHaveBeenCalledTimes(1);
    });

    it("leave a click with Ctrl to the browser", async () => {
      renderNavbar("/faq");
      preventNavigation();
      await user.keyboard("{Control>}");
      await user.click(item("MACHINES"));
      await user.keyboard("{/Control}");
      jest.advanceTimersByTime(SCROLL_DELAY * 2);
      expect(navigate).not.toHaveBeenCalled();
    });

    it("jump instead of scrolling smoothly with prefers-reduced-motion", async () => {
      jest.mocked(window.matchMedia).mockReturnValueOnce({ matches: true } as MediaQueryList);
      const section = addSection();
      renderNavbar("/");
      await user.click(item("MACHINES"));
      jest.advanceTimersByTime(SCROLL_DELAY);
      expect(section.scrollIntoView).toHaveBeenCalledWith({ behavior: "auto" });
    });
  });
});
