import type { RouteUpdateArgs } from "gatsby";
import "./src/styles/global.scss";
import { loadHeadTags } from "./src/layout/head/DeferredHead";
import { arrive, type Entry, leave, watchHistory } from "./src/layout/history/arrival";
import { followLatestLink } from "./src/layout/history/followLatestLink";

export { wrapPageElement } from "./src/layout/wrapPageElement";

/** Gatsby's types do not describe the state of a location. */
type RouteUpdate = RouteUpdateArgs & { location: Entry };

export function onClientEntry() {
  watchHistory();
  followLatestLink();
}

// `arrive` scrolls.
export const shouldUpdateScroll = () => false;

export const onPrefetchPathname = loadHeadTags;

export function onPreRouteUpdate({ location, prevLocation }: RouteUpdate) {
  leave(location);
  if (prevLocation) loadHeadTags();
}

export const onRouteUpdate = ({ location, prevLocation }: RouteUpdate) =>
  arrive(location, prevLocation);
