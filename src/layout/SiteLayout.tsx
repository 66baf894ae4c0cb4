import type { ReactNode } from "react";
import { useSiteContent } from "../components/useSiteContent";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { Notices } from "./Notices";
import * as styles from "./SiteLayout.module.scss";

type SiteLayoutProps = { pathname: string; children: ReactNode };

export function SiteLayout({ pathname, children }: SiteLayoutProps) {
  const { noticesJson, navigationJson, siteJson } = useSiteContent();
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      {noticesJson.notices.length > 0 && <Notices {...noticesJson} />}
      <Navbar site={siteJson} items={navigationJson.items} currentPath={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={siteJson} />
    </>
  );
}
