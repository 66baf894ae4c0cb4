import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { AboutUsSection } from "../sections/home/AboutUsSection";
import { CommunitySection } from "../sections/home/CommunitySection";
import { HomeHeroSection } from "../sections/home/HomeHeroSection";
import { NextEvent } from "../sections/home/NextEvent";
import { PricingSection } from "../sections/home/PricingSection";
import { PromotionsSection } from "../sections/home/PromotionsSection";
import { RigsSection } from "../sections/home/RigsSection";
import { WithReservationBar } from "../sections/home/WithReservationBar";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { comingEventsJson, pricingJson, siteJson } = data;
  return (
    <>
      <PageHead page={data.pagesJson.home} path="/" />
      <HomeHeroSection hero={data.homeJson.hero} site={siteJson} pricing={pricingJson} />
      {comingEventsJson.events.length > 0 && <NextEvent {...comingEventsJson} />}
      <WithReservationBar site={siteJson} pricing={pricingJson}>
        <RigsSection {...data.rigsJson} rates={pricingJson.rates} />
        <PricingSection pricing={pricingJson} membership={data.membershipJson} site={siteJson} />
        <PromotionsSection {...data.promotionsJson} />
        <AboutUsSection {...data.aboutJson} />
        <CommunitySection {...data.communityJson} />
      </WithReservationBar>
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
    }
    siteJson {
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
