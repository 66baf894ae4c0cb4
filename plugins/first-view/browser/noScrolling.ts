import type { ReactNode } from "react";

/** Replaces the component of Gatsby that scrolls. Only the build replaces it, so `shouldUpdateScroll` turns it off, too. */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;

/** Gatsby exports this hook, which no component of this site uses. */
export const useScrollRestoration = () => undefined;
