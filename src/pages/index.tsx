import { graphql, type PageProps } from "gatsby";
import { reservableRigs } from "../domain/pricing/reservableRigs";
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
  const { comingEventsJson, pricingJson } = data;
  const rigs = reservableRigs(pricingJson.rates);
  return (
    <>
      <PageHead page={data.pagesJson.home} path="/" />
      <HomeHeroSection hero={data.homeJson.hero} prices={pricingJson} reservableRigs={rigs} />
      {comingEventsJson.events.length > 0 && <NextEvent {...comingEventsJson} />}
      <WithReservationBar rigs={rigs}>
        <RigsSection {...data.rigsJson} rates={pricingJson.rates} />
        <PricingSection pricing={pricingJson} membership={data.membershipJson} />
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
    rigsJson {
      ...RigsSection
    }
    pricingJson {
      ...HomeHeroSectionPrices
      ...PricingSection
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
