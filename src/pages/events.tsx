import { graphql, type PageProps } from "gatsby";
import { eventsPath } from "../domain/pagination/eventPages";
import { PageHead } from "../layout/head/PageHead";
import { ComingEventsSection } from "../sections/events/ComingEventsSection";
import { EventsHeroSection } from "../sections/events/EventsHeroSection";
import { InquirySection } from "../sections/events/InquirySection";
import { PastEventsSection } from "../sections/events/PastEventsSection";
import { headWithPosition } from "../sections/events/pageTitle";

export default function EventsPage({ data, location }: PageProps<Queries.EventsPageQuery>) {
  const { pagesJson, eventsJson, comingEventsJson, siteJson } = data;
  const { page, paging } = eventsJson;
  const isAnnounced = comingEventsJson.events.length > 0 && page.number === 1;
  return (
    <>
      <PageHead
        page={headWithPosition(pagesJson.events, page, paging)}
        path={eventsPath(page.number)}
      />
      <EventsHeroSection {...eventsJson.hero} />
      {HAS_COMING_EVENTS && isAnnounced && (
        <ComingEventsSection comingEvents={comingEventsJson} site={siteJson} />
      )}
      <PastEventsSection
        heading={eventsJson.pastEventsHeading}
        page={page}
        paging={paging}
        isBelowComingEvents={isAnnounced}
      />
      <InquirySection {...eventsJson.inquiry} service={siteJson.inquiry} hash={location.hash} />
    </>
  );
}

export const query = graphql`
  query EventsPage($page: Int) {
    pagesJson {
      events {
        ...PageHead
      }
    }
    eventsJson {
      hero {
        ...EventsHeroSection
      }
      pastEventsHeading
      page(number: $page) {
        ...PastEventsSection
      }
      paging {
        ...Paging
      }
      inquiry {
        ...InquirySection
      }
    }
    comingEventsJson {
      ...ComingEventsSection
    }
    siteJson {
      ...ComingEventsSectionSite
      inquiry {
        endpoint
        accessKey
      }
    }
  }
`;
