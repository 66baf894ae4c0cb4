import "@testing-library/jest-dom";
import { HeadTags } from "../../src/components/head/HeadTags";
import { provideHeadTags } from "../../src/components/head/LateHead";

// As on the server: at once.
provideHeadTags(HeadTags);

// jsdom has no layout: it neither scrolls nor answers media queries.
Element.prototype.scrollIntoView = jest.fn();
window.matchMedia = jest.fn().mockReturnValue({ matches: false });

// Nothing ever comes into view there.
window.IntersectionObserver = jest
  .fn()
  .mockReturnValue({ observe: jest.fn(), disconnect: jest.fn() });
