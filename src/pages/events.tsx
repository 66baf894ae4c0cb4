import { graphql, type PageProps } from "gatsby";
import { eventsPath } from "../domain/pagination/eventPages";
import { PageHead } from "../layout/head/PageHead";
import { ComingEventsSection } from "../sections/events/ComingEventsSection";
import { EventsHeroSection } from "../sections/events/EventsHeroSection";
import { InquirySection } from "../sections/events/InquirySection";
import { PastEventsSection } from "../sections/events/PastEventsSection";
import { headWithPosition } from "../sections/events/pageTitle";

export default function EventsPage({ data, location }: PageProps<Queries.EventsPageQuery>) {
  const { comingUp, events, pages, site } = data.content;
  const { page, paging } = events;
  const isFirstPage = page.number === 1;
  return (
    <>
      <PageHead
        page={headWithPosition(pages.events, page, paging)}
        path={eventsPath(page.number)}
      />
      <EventsHeroSection {...events.hero} />
      {HAS_COMING_EVENTS && comingUp && isFirstPage && (
        <ComingEventsSection comingUp={comingUp} site={site} />
      )}
      <PastEventsSection
        heading={events.pastEventsHeading}
        page={page}
        paging={paging}
        isBelowComingEvents={HAS_COMING_EVENTS && comingUp !== null && isFirstPage}
      />
      <InquirySection {...events.inquiry} service={site.inquiry} hash={location.hash} />
    </>
  );
}

export const query = graphql`
  query EventsPage($page: Int) {
    content {
      pages {
        events {
          ...PageHead
        }
      }
      events {
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
      comingUp {
        ...ComingEventsSection
      }
      site {
        ...ComingEventsSectionSite
        inquiry {
          endpoint
          accessKey
        }
      }
    }
  }
`;
