import { type ComponentType, useSyncExternalStore } from "react";
import type { HelmetProps } from "react-helmet";

let helmet: ComponentType<HelmetProps> | null = null;
const waiting = new Set<() => void>();

/** Gives all heads react-helmet's component to work with. */
export function provideHelmet(component: ComponentType<HelmetProps>): void {
  helmet = component;
  for (const render of waiting) render();
}

/**
 * Loads it in a browser, where the first page's head has come with the page. Where it cannot be
 * loaded, later pages have their titles, and no other reader is there.
 */
export async function loadHelmet(): Promise<void> {
  try {
    provideHelmet((await import("react-helmet")).Helmet);
  } catch (error) {
    console.info("The page's head stays as it was:", error);
  }
}

/** react-helmet's component, or nothing while a visitor is still on the page that came from the host. */
export function Helmet(props: HelmetProps) {
  const Component = useSyncExternalStore(subscribe, provided, provided);
  return Component && <Component {...props} />;
}

function subscribe(render: () => void) {
  waiting.add(render);
  return () => waiting.delete(render);
}

const provided = () => helmet;
