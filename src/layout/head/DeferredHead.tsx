import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import type { HeadTagsProps } from "./HeadTags";

let headTags: ComponentType<HeadTagsProps> | null = null;
const waiting = new Set<() => void>();

/** Gives all heads what they are drawn with. */
export function provideHeadTags(component: ComponentType<HeadTagsProps>): void {
  headTags = component;
  for (const render of waiting) render();
}

/**
 * Loads it, and react-helmet with it, in a browser, where the first page's head has come with the page.
 * Where it cannot be loaded, later pages have their titles, and no other reader is there.
 */
export async function loadHeadTags(): Promise<void> {
  try {
    provideHeadTags((await import("./HeadTags")).HeadTags);
  } catch (error) {
    console.info("The page's head stays as it was:", error);
  }
}

/** A page's head; nothing while a visitor is still on the page that came from the host. */
export function DeferredHead(props: HeadTagsProps) {
  const { title } = props;
  // The rest may come later than the page, and Gatsby announces a page by its title.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const Tags = useSyncExternalStore(subscribe, provided, provided);
  return Tags && <Tags {...props} />;
}

function subscribe(render: () => void) {
  waiting.add(render);
  return () => waiting.delete(render);
}

const provided = () => headTags;
