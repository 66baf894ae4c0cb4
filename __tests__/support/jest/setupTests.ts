import "@testing-library/jest-dom";
import { provideHeadTags } from "../../../src/layout/head/DeferredHead";
import { HeadTags } from "../../../src/layout/head/HeadTags";

// As on the server: at once.
provideHeadTags(HeadTags);

// jsdom has no layout: it neither scrolls nor answers media queries.
Element.prototype.scrollIntoView = jest.fn();
window.matchMedia = jest.fn().mockReturnValue({ matches: false });

// Nothing ever comes into view there.
window.IntersectionObserver = jest
  .fn()
  .mockReturnValue({ observe: jest.fn(), disconnect: jest.fn() });
