import type { ReactNode } from "react";
import { useSiteContent } from "../components/useSiteContent";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { Notices } from "./Notices";
import { SkipLink } from "./SkipLink";

type SiteLayoutProps = { pathname: string; children: ReactNode };

export function SiteLayout({ pathname, children }: SiteLayoutProps) {
  const { currentNotices, navigation, site } = useSiteContent();
  return (
    <>
      <SkipLink />
      {HAS_NOTICES && currentNotices && <Notices {...currentNotices} pathname={pathname} />}
      <Navbar site={site} items={navigation.items} currentPath={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}
