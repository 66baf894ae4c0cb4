import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { AboutUsSection } from "../sections/home/AboutUsSection";
import { CommunitySection } from "../sections/home/CommunitySection";
import { HomeHeroSection } from "../sections/home/HomeHeroSection";
import { NextEvent } from "../sections/home/NextEvent";
import { PricingSection } from "../sections/home/PricingSection";
import { PromotionsSection } from "../sections/home/PromotionsSection";
import { ReservationBar } from "../sections/home/ReservationBar";
import { RigsSection } from "../sections/home/RigsSection";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { comingEventsJson, pricingJson, rigsJson, siteJson } = data;
  return (
    <>
      <PageHead page={data.pagesJson.home} path="/" />
      <HomeHeroSection {...data.homeJson} site={siteJson} pricing={pricingJson} />
      {comingEventsJson.events.length > 0 && <NextEvent {...comingEventsJson} />}
      <RigsSection {...rigsJson} />
      <PricingSection
        texts={data.planJson}
        pricing={pricingJson}
        membership={data.membershipJson}
        rigs={rigsJson.rigs}
        site={siteJson}
      />
      <PromotionsSection {...data.promotionsJson} />
      <AboutUsSection {...data.aboutJson} />
      <CommunitySection {...data.communityJson} />
      <ReservationBar site={siteJson} pricing={pricingJson} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    pagesJson {
      home {
        ...PageHead
      }
    }
    homeJson {
      hero {
        ...HomeHeroSection
      }
      places {
        ...Places
      }
    }
    siteJson {
      ...PlacesSite
      ...Reservation
    }
    rigsJson {
      ...RigsSection
    }
    pricingJson {
      ...Pricing
    }
    comingEventsJson {
      ...NextEvent
    }
    planJson {
      ...Planner
    }
    membershipJson {
      ...Membership
    }
    promotionsJson {
      ...PromotionsSection
    }
    aboutJson {
      ...AboutUsSection
    }
    communityJson {
      ...CommunitySection
    }
  }
`;
