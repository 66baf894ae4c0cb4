import type { ComponentProps } from "react";

/** A script, or data, in the HTML of a page. */
export function InlineScript({ code, ...props }: ComponentProps<"script"> & { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code and data.
  return <script {...props} dangerouslySetInnerHTML={{ __html: code }} />;
}
