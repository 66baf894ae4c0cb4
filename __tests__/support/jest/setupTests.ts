import "@testing-library/jest-dom";
import { provideHeadTags } from "../../../src/layout/head/DeferredHead";
import { HeadTags } from "../../../src/layout/head/HeadTags";

// Renders head tags at once, as server-side rendering does.
provideHeadTags(HeadTags);

// jsdom has no layout, and therefore no scrolling, media queries or intersections.
Element.prototype.scrollIntoView = jest.fn();
window.matchMedia = jest.fn().mockReturnValue({ matches: false });
window.IntersectionObserver = jest
  .fn()
  .mockReturnValue({ observe: jest.fn(), disconnect: jest.fn() });
