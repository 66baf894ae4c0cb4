import type { ReactNode } from "react";
import { useSiteContent } from "../components/useSiteContent";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { Notices } from "./Notices";
import { SkipLink } from "./SkipLink";

type SiteLayoutProps = { pathname: string; children: ReactNode };

export function SiteLayout({ pathname, children }: SiteLayoutProps) {
  const { noticesJson, navigationJson, siteJson } = useSiteContent();
  return (
    <>
      <SkipLink />
      {noticesJson.notices.length > 0 && <Notices {...noticesJson} />}
      <Navbar site={siteJson} items={navigationJson.items} currentPath={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={siteJson} />
    </>
  );
}
