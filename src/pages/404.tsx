import { useSiteContent } from "../hooks/useSiteContent";
import { HeadTags } from "../layout/head/HeadTags";

/** The specification asks for a blank page. */
export default function NotFoundPage() {
  return <HeadTags title={useSiteContent().siteJson.name} />;
}
