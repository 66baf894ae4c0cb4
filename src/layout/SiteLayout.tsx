import type { ReactNode } from "react";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { SkipLink } from "./SkipLink";
import { useLayoutContent } from "./useLayoutContent";

type SiteLayoutProps = { pathname: string; children: ReactNode };

export function SiteLayout({ pathname, children }: SiteLayoutProps) {
  const { navigation, site } = useLayoutContent();
  return (
    <>
      <SkipLink />
      <Navbar site={site} items={navigation.items} currentPath={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}
