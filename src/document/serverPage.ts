/**
 * The page as the host has sent it, which the visitor gets back if a script fails. In builds, the plugin plain-links provides it.
 */
export type ServerPage = {
  /** Keeps its HTML. Called before React may change it. */
  keep(): void;
  isKept(): boolean;
  /** Notes the fields of the open page. Called before React removes them. */
  note(): void;
  /** Shows it again, as without JavaScript, with what the visitor has entered and opened. Call `note` first. */
  restore(): void;
  /** Does both, for faults outside of React's components. */
  fail(): void;
};

declare global {
  interface Window {
    serverPage?: ServerPage;
  }
}
