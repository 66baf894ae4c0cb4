import { graphql, withPrefix } from "gatsby";
import { Menu as MenuIcon, X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon";
import { type Route, toRoute } from "../domain/routes";
import * as styles from "./Navbar.module.scss";

const MENU_ID = "navbar-menu";

type NavbarProps = {
  site: Queries.NavbarSiteFragment;
  items: Queries.NavbarFragment["items"];
  currentRoute: Route;
};

export function Navbar({ site, items, currentRoute }: NavbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const headerRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLElement>(null);
  const close = () => setIsOpen(false);
  const { childImageSharp, publicURL } = site.icon;
  const iconUrl = childImageSharp?.gatsbyImageData.images.fallback?.src ?? publicURL ?? undefined;

  // On the window, because sometimes nothing has the focus: Safari does not focus a clicked button.
  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      setIsOpen(false);
      toggleRef.current?.focus();
    }
    // Otherwise the menu would cover what has the focus.
    function closeOutside({ target }: FocusEvent) {
      const header = headerRef.current;
      // Safari focuses a parent of the clicked link.
      const isParent = (target as Node).contains(header);
      if (!isParent && !header?.contains(target as Node)) setIsOpen(false);
    }
    // The menu covers the page, also below its last item.
    function closeBelowItems({ target }: MouseEvent) {
      if (target === menuRef.current) setIsOpen(false);
    }
    addEventListener("keydown", closeOnEscape);
    addEventListener("focusin", closeOutside);
    addEventListener("click", closeBelowItems);
    return () => {
      removeEventListener("keydown", closeOnEscape);
      removeEventListener("focusin", closeOutside);
      removeEventListener("click", closeBelowItems);
    };
  }, [isOpen]);

  return (
    <header className={styles.navbar} ref={headerRef}>
      <div className={styles.bar}>
        <a className={styles.brand} href={withPrefix("/")} onClick={close}>
          <img src={iconUrl} alt="" width={32} height={32} />
          {site.name}
        </a>
        <button
          className={styles.toggle}
          ref={toggleRef}
          type="button"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.toggleIcon}>
            <Icon node={isOpen ? X : MenuIcon} />
          </span>
          Menu
        </button>
        <nav
          className={styles.menu}
          ref={menuRef}
          id={MENU_ID}
          data-open={isOpen}
          aria-label="Main"
        >
          <ul role="list" className={styles.items}>
            {items.map(({ label, href }) => (
              <li key={label}>
                <a
                  className={styles.item}
                  href={withPrefix(href)}
                  // An item that leads to a section has a `#` in its address, so it is no route.
                  aria-current={toRoute(href) === currentRoute ? "page" : undefined}
                  onClick={close}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

export const fragments = graphql`
  fragment NavbarSite on SiteJson {
    name
    icon {
      # Null for an SVG file.
      childImageSharp {
        # Three device pixels for each on the screen.
        gatsbyImageData(width: 96, breakpoints: [96], formats: [WEBP])
      }
      publicURL
    }
  }

  fragment Navbar on NavigationJson {
    items {
      label
      href
    }
  }
`;
