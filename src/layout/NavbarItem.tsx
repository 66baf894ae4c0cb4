import { Link, navigate } from "gatsby";
import type { MouseEvent } from "react";
import { isModifiedClick } from "../components/isModifiedClick";
import { type Route, toRoute } from "../domain/routes";
import { scrollToSection } from "./history/arrival";
import * as styles from "./Navbar.module.scss";

type NavbarItemProps = {
  label: string;
  /** A path in any casing, optionally with the `#section` to scroll to. */
  href: string;
  currentRoute: Route;
  onSelect: () => void;
};

export function NavbarItem({ label, href, currentRoute, onSelect }: NavbarItemProps) {
  const [path = "/", sectionId] = href.split("#");
  const route = toRoute(path);
  const isOnPage = route === currentRoute;

  function handleClick(event: MouseEvent) {
    onSelect();
    if (!route || isModifiedClick(event)) return;
    event.preventDefault();
    if (sectionId && isOnPage) scrollToSection(sectionId);
    // `arrive` scrolls to the section.
    else navigate(route, { replace: isOnPage, state: { section: sectionId } });
  }

  return (
    <Link
      className={styles.item}
      to={href}
      aria-current={isOnPage && !sectionId ? "page" : undefined}
      onClick={handleClick}
    >
      {label}
    </Link>
  );
}
