import type { ReactNode } from "react";
import type { Route } from "../domain/routes";
import { useSiteContent } from "../hooks/useSiteContent";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { Notices } from "./Notices";
import * as styles from "./SiteLayout.module.scss";

type SiteLayoutProps = { route: Route; children: ReactNode };

export function SiteLayout({ route, children }: SiteLayoutProps) {
  const { noticesJson, navigationJson, siteJson } = useSiteContent();
  return (
    <>
      <a className={styles.skipLink} href="#main">
        Skip to content
      </a>
      <Navbar site={siteJson} items={navigationJson.items} currentRoute={route} />
      {noticesJson.notices.length > 0 && <Notices {...noticesJson} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={siteJson} />
    </>
  );
}
