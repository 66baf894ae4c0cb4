import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { AboutUsSection } from "../sections/home/AboutUsSection";
import { CommunitySection } from "../sections/home/CommunitySection";
import { NextEvent } from "../sections/home/NextEvent";
import { PricingSection } from "../sections/home/PricingSection";
import { PromotionsSection } from "../sections/home/PromotionsSection";
import { ReservationBar } from "../sections/home/ReservationBar";
import { ReservationSection } from "../sections/home/ReservationSection";
import { RigsSection } from "../sections/home/RigsSection";

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  const { content } = data;
  return (
    <>
      <PageHead page={content.pages.home} path="/" />
      <ReservationSection {...content.home} site={content.site} pricing={content.pricing} />
      {HAS_COMING_EVENTS && content.comingUp && <NextEvent {...content.comingUp} />}
      <RigsSection {...content.rigs} />
      <PricingSection
        plan={content.plan}
        pricing={content.pricing}
        membership={content.membership}
        rigs={content.rigs.rigs}
        site={content.site}
        locationKey={location.key}
      />
      <PromotionsSection {...content.promotions} />
      <AboutUsSection {...content.about} />
      <CommunitySection {...content.community} />
      <ReservationBar site={content.site} pricing={content.pricing} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    content {
      pages {
        home {
          ...PageHead
        }
      }
      home {
        hero {
          ...ReservationSectionHero
        }
        places {
          ...Places
        }
      }
      site {
        ...ReservationSectionSite
        ...PlanSite
        ...Reservation
      }
      rigs {
        ...RigsSection
      }
      pricing {
        ...Pricing
      }
      comingUp {
        ...NextEvent
      }
      plan {
        ...Plan
      }
      membership {
        ...Membership
      }
      promotions {
        ...PromotionsSection
      }
      about {
        ...AboutUsSection
      }
      community {
        ...CommunitySection
      }
    }
  }
`;
