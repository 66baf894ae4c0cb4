import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// In ms, long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks it.
performance.getEntriesByType = () => [];

// jsdom has no layout, and therefore no scrolling, media queries or intersections.
Element.prototype.scrollIntoView = jest.fn();
window.matchMedia = jest.fn().mockReturnValue({ matches: false });
window.IntersectionObserver = jest
  .fn()
  .mockReturnValue({ observe: jest.fn(), disconnect: jest.fn() });
