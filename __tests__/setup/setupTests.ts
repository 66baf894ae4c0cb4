import "@testing-library/jest-dom";
import { Helmet } from "react-helmet";
import { provideHelmet } from "../../src/components/Helmet";

// As on the server: at once.
provideHelmet(Helmet);

// jsdom has no layout: it neither scrolls nor answers media queries.
Element.prototype.scrollIntoView = jest.fn();
window.matchMedia = jest.fn().mockReturnValue({ matches: false });

// Nothing ever comes into view there.
window.IntersectionObserver = jest
  .fn()
  .mockReturnValue({ observe: jest.fn(), disconnect: jest.fn() });
