import { act, screen } from "@testing-library/react";
import { renderPage } from "../../../support/unit/renderPage";

const inView = { isIntersecting: true, boundingClientRect: { bottom: 40 } };
const above = { isIntersecting: false, boundingClientRect: { bottom: -1 } };

it("the bar with the reservation follows the newest of several reports about the link above it", async () => {
  const callbacks = new Map<Element, IntersectionObserverCallback>();
  jest.mocked(window.IntersectionObserver).mockImplementation(
    (callback) =>
      ({
        observe: (element: Element) => callbacks.set(element, callback),
        disconnect: () => undefined,
      }) as never,
  );
  await renderPage("/");
  const [link, linkInBar] = screen.getAllByRole("link", { name: "KEEP A SEAT" });
  const report = (...entries: object[]) =>
    act(() => callbacks.get(link as Element)?.(entries as never, {} as never));
  report(inView, above);
  expect(linkInBar?.parentElement).not.toHaveClass("away");
  report(above, inView);
  expect(linkInBar?.parentElement).toHaveClass("away");
});
