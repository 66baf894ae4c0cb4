import { graphql, type PageProps } from "gatsby";
import { eventsPath } from "../domain/pagination/eventPages";
import { PageHead } from "../layout/head/PageHead";
import { EventsHeroSection } from "../sections/events/EventsHeroSection";
import { InquirySection } from "../sections/events/InquirySection";
import { PastEventsSection } from "../sections/events/PastEventsSection";
import { headWithPosition } from "../sections/events/pageTitle";

export default function EventsPage({ data: { content } }: PageProps<Queries.EventsPageQuery>) {
  const { events, pages, site } = content;
  const { page, paging } = events;
  return (
    <>
      <PageHead
        page={headWithPosition(pages.events, page, paging)}
        path={eventsPath(page.number)}
      />
      <EventsHeroSection {...events.hero} />
      <PastEventsSection heading={events.pastEventsHeading} page={page} paging={paging} />
      <InquirySection {...events.inquiry} service={site.inquiry} />
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
      site {
        inquiry {
          endpoint
          accessKey
        }
      }
    }
  }
`;
