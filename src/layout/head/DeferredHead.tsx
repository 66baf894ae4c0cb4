import { type ComponentType, useEffect } from "react";
import { createStore, useStore } from "../../components/store";
import type { HeadTagsProps } from "./HeadTags";

const headTags = createStore<{ Tags: ComponentType<HeadTagsProps> } | null>(null);

export function provideHeadTags(Tags: ComponentType<HeadTagsProps>): void {
  headTags.set({ Tags });
}

/**
 * Loads HeadTags, and react-helmet with it. The first page does not need them: its head is in the HTML.
 * If they fail to load, later pages still get their titles. Only crawlers need the other tags.
 */
export function loadHeadTags(): void {
  import("./HeadTags").then(({ HeadTags }) => provideHeadTags(HeadTags)).catch(() => undefined);
}

/** A page's head. Renders nothing until HeadTags has been provided. */
export function DeferredHead(props: HeadTagsProps) {
  const { title } = props;
  // The title is set at once, because the other tags may load later.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const provided = useStore(headTags);
  return provided && <provided.Tags {...props} />;
}
