import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { ComingEventsSection } from "../sections/events/ComingEventsSection";
import { EventsHeroSection } from "../sections/events/EventsHeroSection";
import { InquirySection } from "../sections/events/InquirySection";
import { PastEventsSection } from "../sections/events/PastEventsSection";

export default function EventsPage({ data }: PageProps<Queries.EventsPageQuery>) {
  const { pagesJson, eventsJson, comingEventsJson, siteJson } = data;
  return (
    <>
      <PageHead page={pagesJson.events} path="/events" />
      <EventsHeroSection hero={eventsJson.hero} eventTypes={eventsJson.inquiry.eventTypes} />
      {comingEventsJson.events.length > 0 && <ComingEventsSection {...comingEventsJson} />}
      <PastEventsSection {...eventsJson} />
      <InquirySection {...eventsJson.inquiry} service={siteJson.inquiry} />
    </>
  );
}

export const query = graphql`
  query EventsPage {
    pagesJson {
      events {
        ...PageHead
      }
    }
    eventsJson {
      hero {
        ...EventsHeroSection
      }
      ...PastEventsSection
      inquiry {
        ...InquirySection
      }
    }
    comingEventsJson {
      ...ComingEventsSection
    }
    siteJson {
      inquiry {
        endpoint
        accessKey
      }
    }
  }
`;
