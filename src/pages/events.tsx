import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../components/PageHead";
import { EventsHeroSection } from "../sections/events/EventsHeroSection";
import { InquirySection } from "../sections/events/InquirySection";
import { PastEventsSection } from "../sections/events/PastEventsSection";

export default function EventsPage({ data: { content } }: PageProps<Queries.EventsPageQuery>) {
  const { events, pages, site } = content;
  return (
    <>
      <PageHead page={pages.events} route="/events" />
      <EventsHeroSection {...events.hero} />
      <PastEventsSection
        heading={events.pastEventsHeading}
        events={events.events}
        lightbox={site.lightbox}
      />
      <InquirySection {...events.inquiry} form={site.inquiry} />
    </>
  );
}

export const query = graphql`
  query EventsPage {
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
        events {
          ...PastEvent
        }
        inquiry {
          ...InquirySection
        }
      }
      site {
        lightbox {
          ...Lightbox
        }
        inquiry {
          endpoint
          accessKey
        }
      }
    }
  }
`;
