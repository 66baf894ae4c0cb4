import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/head/PageHead";
import { AboutUsSection } from "../sections/home/AboutUsSection";
import { CommunitySection } from "../sections/home/CommunitySection";
import { PricingSection } from "../sections/home/PricingSection";
import { PromotionsSection } from "../sections/home/PromotionsSection";
import { ReservationBar } from "../sections/home/ReservationBar";
import { ReservationSection } from "../sections/home/ReservationSection";
import { RigsSection } from "../sections/home/RigsSection";

export default function HomePage({ data: { content } }: PageProps<Queries.HomePageQuery>) {
  return (
    <>
      <PageHead page={content.pages.home} path="/" />
      <ReservationSection {...content.home} site={content.site} pricing={content.pricing} />
      <RigsSection {...content.rigs} />
      <PricingSection
        pricing={content.pricing}
        membership={content.membership}
        site={content.site}
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
        ...Reservation
      }
      rigs {
        ...RigsSection
      }
      pricing {
        ...Pricing
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
