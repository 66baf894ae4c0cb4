import { graphql } from "gatsby";
import { Navigation } from "lucide";
import { useSiteContent } from "../hooks/useSiteContent";
import { Icon } from "./Icon";

/** Opens directions to the venue, on phones in their map app. */
export function DirectionsLink({ className }: { className?: string }) {
  const { map } = useSiteContent().siteJson;
  return (
    <a className={className} href={map.directionsUrl}>
      <Icon node={Navigation} />
      Directions
    </a>
  );
}

export const fragment = graphql`
  fragment DirectionsLink on SiteJson {
    map {
      directionsUrl
    }
  }
`;
