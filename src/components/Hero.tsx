import type { ComponentProps, ReactNode } from "react";
import { from } from "../styles/mediaQueries";
import * as styles from "./Hero.module.scss";
import { Photo } from "./Photo";

// On phones less than the picture's width, as explained in photoSizes.ts.
const SIZES = `${from("md")} max(70vw, 62rem), 84vw`;

type HeroProps = Pick<ComponentProps<typeof Photo>, "photo" | "alt" | "wide"> & {
  /** Of the section. */
  id?: string;
  /** Of the heading that names the section. */
  headingId: string;
  className?: string;
  children: ReactNode;
};

/** The first section of a page: words, and a photo that fades out behind them. On phones, the photo follows the words. */
export function Hero({ id, headingId, className = "", children, ...photo }: HeroProps) {
  return (
    <section
      className={`${styles.hero} ${className}`}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.words}>{children}</div>
      <div className={styles.picture}>
        <Photo className={styles.photo} {...photo} sizes={SIZES} isAboveTheFold />
      </div>
    </section>
  );
}
