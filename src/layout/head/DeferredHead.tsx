import { type ComponentType, useEffect } from "react";
import { createStore, useStore } from "../../components/store";
import type { HeadTagsProps } from "./HeadTags";

const headTags = createStore<{ Tags: ComponentType<HeadTagsProps> } | null>(null);

/** Gives all heads the component that renders them. */
export function provideHeadTags(Tags: ComponentType<HeadTagsProps>): void {
  headTags.set({ Tags });
}

/**
 * Loads that component in a browser, and react-helmet with it. The first page's head has come with its HTML. Where
 * it cannot be loaded, later pages still get their titles, and only crawlers read the rest.
 */
export function loadHeadTags(): void {
  import("./HeadTags").then(({ HeadTags }) => provideHeadTags(HeadTags)).catch(() => undefined);
}

/** A page's head; nothing while a visitor is still on the page that came from the host. */
export function DeferredHead(props: HeadTagsProps) {
  const { title } = props;
  // The other tags may come later than the page, and Gatsby announces a page by its title.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const provided = useStore(headTags);
  return provided && <provided.Tags {...props} />;
}
