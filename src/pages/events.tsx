import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { ComingEventsSection } from "../sections/events/ComingEventsSection";
import { EventsHeroSection } from "../sections/events/EventsHeroSection";
import { InquirySection } from "../sections/events/InquirySection";
import { PastEvent } from "../sections/events/PastEvent";

export default function EventsPage({ data }: PageProps<Queries.EventsPageQuery>) {
  const { pagesJson, eventsJson, comingEventsJson, siteJson } = data;
  const hasComingEvents = comingEventsJson.events.length > 0;
  return (
    <>
      <PageHead page={pagesJson.events} path="/events" />
      <EventsHeroSection {...eventsJson.hero} />
      {hasComingEvents && <ComingEventsSection {...comingEventsJson} />}
      {eventsJson.events.length > 0 && (
        <section id="past-events" aria-labelledby="past-events-heading">
          <h2 className="visuallyHidden" id="past-events-heading">
            Past events
          </h2>
          {eventsJson.events.map((event, index) => (
            <PastEvent key={event.id} event={event} isFirst={index === 0 && !hasComingEvents} />
          ))}
        </section>
      )}
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
      events {
        ...PastEvent
      }
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
