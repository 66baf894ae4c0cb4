import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import { SkipLink } from "./SkipLink";

type SiteLayoutProps = { pathname: string; children: ReactNode };

export function SiteLayout({ pathname, children }: SiteLayoutProps) {
  const { content } = useStaticQuery<Queries.SiteLayoutQuery>(graphql`
    query SiteLayout {
      content {
        navigation {
          ...Navbar
        }
        site {
          ...NavbarSite
          ...Footer
        }
      }
    }
  `);
  return (
    <>
      <SkipLink />
      <Navbar site={content.site} items={content.navigation.items} currentPath={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={content.site} />
    </>
  );
}
