import type { ReactNode } from "react";
import { useSiteContent } from "../components/useSiteContent";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { SkipLink } from "./SkipLink";

type SiteLayoutProps = { pathname: string; children: ReactNode };

export function SiteLayout({ pathname, children }: SiteLayoutProps) {
  const { navigation, site } = useSiteContent();
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
