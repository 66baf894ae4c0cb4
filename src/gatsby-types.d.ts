// Written by `npm run generate` from the queries.

declare namespace Queries {
type Maybe<T> = T | null;
type InputMaybe<T> = T | null;
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
/** All built-in and custom scalars, mapped to their actual values */
type Scalars = {
  ID: string;
  String: string;
  Boolean: boolean;
  Int: number;
  Float: number;
  GatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData;
};

type Format =
  | 'AUTO'
  | 'WEBP';

type SiteJsonHoursOtherHoursWeekdays =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday';

type SiteJsonEditingRepositorySaveAs =
  | 'commits'
  | 'pullRequests';

type EventsJsonEventsClassName =
  | 'page'
  | 'band';

type FaqJsonQuestionsIcon =
  | 'wheel'
  | 'pin'
  | 'gamepad'
  | 'clock'
  | 'card'
  | 'disc'
  | 'party'
  | 'monitor';

type SitemapQueryVariables = Exact<{ [key: string]: never; }>;


type SitemapQuery = { readonly siteJson: { readonly siteBase: string }, readonly allSitePage: { readonly nodes: ReadonlyArray<{ readonly path: string }> } };

type MachineReadableQueryVariables = Exact<{ [key: string]: never; }>;


type MachineReadableQuery = { readonly siteJson: { readonly name: string, readonly siteBase: string, readonly icon: { readonly absolutePath: string }, readonly appIcon: { readonly absolutePath: string, readonly internal: { readonly contentDigest: string } }, readonly contact: { readonly email: string, readonly phones: ReadonlyArray<{ readonly number: string }> }, readonly address: { readonly street: string, readonly suburb: string, readonly postcode: string, readonly city: string, readonly state: string }, readonly map: { readonly directionsUrl: string }, readonly links: { readonly social: ReadonlyArray<{ readonly url: string }> }, readonly hours: { readonly days: string, readonly opens: string, readonly closes: string, readonly otherHours: ReadonlyArray<{ readonly weekdays: ReadonlyArray<SiteJsonHoursOtherHoursWeekdays>, readonly opens: string, readonly closes: string }> | null, readonly specialDays: ReadonlyArray<{ readonly date: string, readonly opens: string | null, readonly closes: string | null, readonly note: string }> } }, readonly pagesJson: { readonly home: { readonly description: string, readonly sharePhoto: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly pricingJson: { readonly rates: ReadonlyArray<{ readonly nonMember: number, readonly member: number | null }> }, readonly comingEventsJson: { readonly events: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly starts: string, readonly ends: string, readonly price: string | null, readonly signUp: string | null, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } | null }> } };

type SearchPictureFragment = { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null };

type StaticHostsQueryVariables = Exact<{ [key: string]: never; }>;


type StaticHostsQuery = { readonly navigationJson: { readonly items: ReadonlyArray<{ readonly href: string }> }, readonly siteJson: { readonly inquiry: { readonly endpoint: string }, readonly map: { readonly embedUrl: string } } };

type ChatLinkFragment = { readonly links: { readonly chat: { readonly label: string, readonly url: string } } };

type DirectionsLinkFragment = { readonly map: { readonly directionsUrl: string } };

type OpenNowFragment = { readonly days: string, readonly opens: string, readonly closes: string, readonly otherHours: ReadonlyArray<{ readonly weekdays: ReadonlyArray<SiteJsonHoursOtherHoursWeekdays>, readonly opens: string, readonly closes: string }> | null, readonly specialDays: ReadonlyArray<{ readonly date: string, readonly opens: string | null, readonly closes: string | null }> };

type LargePhotoFragment = { readonly childImageSharp: { readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null };

type GridPhotoFragment = { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null };

type SiteContentQueryVariables = Exact<{ [key: string]: never; }>;


type SiteContentQuery = { readonly noticesJson: { readonly notices: ReadonlyArray<{ readonly text: string, readonly from: string, readonly until: string, readonly link: { readonly label: string, readonly url: string } | null }> }, readonly navigationJson: { readonly items: ReadonlyArray<{ readonly label: string, readonly href: string }> }, readonly siteJson: { readonly name: string, readonly siteBase: string, readonly icon: { readonly publicURL: string | null, readonly extension: string, readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null }, readonly hours: { readonly days: string, readonly opens: string, readonly closes: string, readonly otherHours: ReadonlyArray<{ readonly weekdays: ReadonlyArray<SiteJsonHoursOtherHoursWeekdays>, readonly opens: string, readonly closes: string }> | null, readonly specialDays: ReadonlyArray<{ readonly date: string, readonly opens: string | null, readonly closes: string | null, readonly note: string }> }, readonly contact: { readonly email: string, readonly phones: ReadonlyArray<{ readonly number: string, readonly label: string | null }> }, readonly map: { readonly embedUrl: string, readonly directionsUrl: string }, readonly links: { readonly social: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly chat: { readonly label: string, readonly url: string } }, readonly recruitment: { readonly heading: string, readonly text: string, readonly label: string, readonly url: string }, readonly footer: { readonly hoursHeading: string, readonly contactHeading: string, readonly addressHeading: string }, readonly address: { readonly street: string, readonly suburb: string, readonly postcode: string, readonly city: string, readonly state: string } } };

type AddressFragment = { readonly address: { readonly street: string, readonly suburb: string, readonly postcode: string, readonly city: string, readonly state: string }, readonly map: { readonly directionsUrl: string } };

type FooterFragment = { readonly name: string, readonly hours: { readonly days: string, readonly opens: string, readonly closes: string, readonly otherHours: ReadonlyArray<{ readonly weekdays: ReadonlyArray<SiteJsonHoursOtherHoursWeekdays>, readonly opens: string, readonly closes: string }> | null, readonly specialDays: ReadonlyArray<{ readonly date: string, readonly opens: string | null, readonly closes: string | null, readonly note: string }> }, readonly contact: { readonly email: string, readonly phones: ReadonlyArray<{ readonly number: string, readonly label: string | null }> }, readonly map: { readonly embedUrl: string, readonly directionsUrl: string }, readonly links: { readonly social: ReadonlyArray<{ readonly label: string, readonly url: string }>, readonly chat: { readonly label: string, readonly url: string } }, readonly recruitment: { readonly heading: string, readonly text: string, readonly label: string, readonly url: string }, readonly footer: { readonly hoursHeading: string, readonly contactHeading: string, readonly addressHeading: string }, readonly address: { readonly street: string, readonly suburb: string, readonly postcode: string, readonly city: string, readonly state: string } };

type NavbarSiteFragment = { readonly name: string, readonly icon: { readonly publicURL: string | null, readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type NavbarFragment = { readonly items: ReadonlyArray<{ readonly label: string, readonly href: string }> };

type NoticesFragment = { readonly notices: ReadonlyArray<{ readonly text: string, readonly from: string, readonly until: string, readonly link: { readonly label: string, readonly url: string } | null }> };

type SpecialDaysFragment = { readonly days: string, readonly opens: string, readonly closes: string, readonly otherHours: ReadonlyArray<{ readonly weekdays: ReadonlyArray<SiteJsonHoursOtherHoursWeekdays>, readonly opens: string, readonly closes: string }> | null, readonly specialDays: ReadonlyArray<{ readonly date: string, readonly opens: string | null, readonly closes: string | null, readonly note: string }> };

type PageHeadSiteFragment = { readonly name: string, readonly siteBase: string, readonly icon: { readonly extension: string, readonly publicURL: string | null } };

type PageHeadFragment = { readonly title: string, readonly description: string, readonly shareAlt: string, readonly sharePhoto: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type AboutPageQueryVariables = Exact<{ [key: string]: never; }>;


type AboutPageQuery = { readonly pagesJson: { readonly about: { readonly title: string, readonly description: string, readonly shareAlt: string, readonly sharePhoto: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly aboutJson: { readonly heading: string, readonly alt: string, readonly difference: { readonly heading: string, readonly points: ReadonlyArray<{ readonly title: string, readonly text: string, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }> }, readonly story: { readonly heading: string, readonly paragraphs: ReadonlyArray<string>, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly values: { readonly heading: string, readonly points: ReadonlyArray<{ readonly title: string, readonly text: string, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }> }, readonly mission: { readonly heading: string, readonly text: string }, readonly about: { readonly heading: string, readonly text: string }, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } };

type EventsPageQueryVariables = Exact<{ [key: string]: never; }>;


type EventsPageQuery = { readonly pagesJson: { readonly events: { readonly title: string, readonly description: string, readonly shareAlt: string, readonly sharePhoto: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly eventsJson: { readonly hero: { readonly heading: string, readonly lead: string, readonly contactLabel: string, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly inquiry: { readonly heading: string, readonly lead: string, readonly eventTypes: ReadonlyArray<string>, readonly messageHint: string, readonly chatMessage: string, readonly fieldLabels: { readonly name: string, readonly email: string, readonly phone: string, readonly eventType: string, readonly message: string }, readonly privacy: { readonly line: string, readonly parts: ReadonlyArray<{ readonly english: { readonly heading: string, readonly text: string }, readonly malay: { readonly heading: string, readonly text: string } }> } }, readonly events: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly additionalInfo: ReadonlyArray<string> | null, readonly showTitle: boolean, readonly className: EventsJsonEventsClassName, readonly images: ReadonlyArray<{ readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null } }> }> }, readonly comingEventsJson: { readonly heading: string, readonly signUpMessage: string, readonly events: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly starts: string, readonly ends: string, readonly alt: string | null, readonly price: string | null, readonly seats: number | null, readonly signUp: string | null, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } | null }> }, readonly siteJson: { readonly inquiry: { readonly endpoint: string, readonly accessKey: string } } };

type FaqPageQueryVariables = Exact<{ [key: string]: never; }>;


type FaqPageQuery = { readonly pagesJson: { readonly faq: { readonly title: string, readonly description: string, readonly shareAlt: string, readonly sharePhoto: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly faqJson: { readonly heading: string, readonly intro: string, readonly questions: ReadonlyArray<{ readonly question: string, readonly answer: string, readonly icon: FaqJsonQuestionsIcon }> } };

type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


type HomePageQuery = { readonly pagesJson: { readonly home: { readonly title: string, readonly description: string, readonly shareAlt: string, readonly sharePhoto: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly homeJson: { readonly hero: { readonly headline: string, readonly lead: string, readonly alt: string, readonly photoTall: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null }, readonly photoWide: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } } }, readonly rigsJson: { readonly heading: string, readonly intro: string, readonly rigs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specsHeading: string, readonly specs: ReadonlyArray<string>, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }> }, readonly pricingJson: { readonly rateHeading: string, readonly heading: string, readonly intro: string, readonly packagesHeading: string, readonly calculatorHeading: string, readonly rates: ReadonlyArray<{ readonly nonMember: number, readonly member: number | null, readonly note: string | null, readonly rig: { readonly id: string, readonly shortName: string, readonly nameInText: string, readonly isReservable: boolean } }>, readonly packages: ReadonlyArray<{ readonly hours: number, readonly price: number, readonly rig: { readonly id: string } }> }, readonly comingEventsJson: { readonly events: ReadonlyArray<{ readonly id: string, readonly title: string, readonly starts: string, readonly ends: string }> }, readonly membershipJson: { readonly heading: string, readonly intro: string, readonly registration: { readonly heading: string, readonly text: string, readonly fee: number }, readonly reload: { readonly heading: string, readonly text: string, readonly bonuses: ReadonlyArray<{ readonly reload: number, readonly bonus: number }> }, readonly birthday: { readonly heading: string, readonly text: string, readonly choices: ReadonlyArray<{ readonly freeHours: number, readonly rig: { readonly id: string, readonly shortName: string } }> } }, readonly promotionsJson: { readonly promotions: ReadonlyArray<{ readonly number: number, readonly from: string | null, readonly until: string | null, readonly title: string, readonly text: string, readonly alt: string | null, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null } | null }> }, readonly aboutJson: { readonly alt: string, readonly about: { readonly heading: string, readonly text: string }, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }, readonly communityJson: { readonly heading: string, readonly intro: string, readonly photos: ReadonlyArray<{ readonly alt: string, readonly caption: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null } }> } };

type AboutHeroSectionFragment = { readonly heading: string, readonly alt: string, readonly mission: { readonly heading: string, readonly text: string }, readonly about: { readonly heading: string, readonly text: string }, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type PointFragment = { readonly title: string, readonly text: string, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type StorySectionFragment = { readonly heading: string, readonly paragraphs: ReadonlyArray<string>, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type ComingEventFragment = { readonly id: string, readonly title: string, readonly description: string, readonly starts: string, readonly ends: string, readonly alt: string | null, readonly price: string | null, readonly seats: number | null, readonly signUp: string | null, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } | null };

type ComingEventsSectionFragment = { readonly heading: string, readonly signUpMessage: string, readonly events: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly starts: string, readonly ends: string, readonly alt: string | null, readonly price: string | null, readonly seats: number | null, readonly signUp: string | null, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } | null }> };

type EventsHeroSectionFragment = { readonly heading: string, readonly lead: string, readonly contactLabel: string, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type InquirySectionFragment = { readonly heading: string, readonly lead: string, readonly eventTypes: ReadonlyArray<string>, readonly messageHint: string, readonly chatMessage: string, readonly fieldLabels: { readonly name: string, readonly email: string, readonly phone: string, readonly eventType: string, readonly message: string }, readonly privacy: { readonly line: string, readonly parts: ReadonlyArray<{ readonly english: { readonly heading: string, readonly text: string }, readonly malay: { readonly heading: string, readonly text: string } }> } };

type PastEventFragment = { readonly id: string, readonly title: string, readonly description: string, readonly additionalInfo: ReadonlyArray<string> | null, readonly showTitle: boolean, readonly className: EventsJsonEventsClassName, readonly images: ReadonlyArray<{ readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null } }> };

type PastEventsSectionFragment = { readonly events: ReadonlyArray<{ readonly id: string, readonly title: string, readonly description: string, readonly additionalInfo: ReadonlyArray<string> | null, readonly showTitle: boolean, readonly className: EventsJsonEventsClassName, readonly images: ReadonlyArray<{ readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null } }> }> };

type PrivacyFragment = { readonly line: string, readonly parts: ReadonlyArray<{ readonly english: { readonly heading: string, readonly text: string }, readonly malay: { readonly heading: string, readonly text: string } }> };

type FaqItemFragment = { readonly question: string, readonly answer: string, readonly icon: FaqJsonQuestionsIcon };

type FaqSectionFragment = { readonly heading: string, readonly intro: string, readonly questions: ReadonlyArray<{ readonly question: string, readonly answer: string, readonly icon: FaqJsonQuestionsIcon }> };

type AboutUsSectionFragment = { readonly alt: string, readonly about: { readonly heading: string, readonly text: string }, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type CalculatorFragment = { readonly calculatorHeading: string, readonly rates: ReadonlyArray<{ readonly nonMember: number, readonly member: number | null, readonly rig: { readonly id: string, readonly shortName: string, readonly nameInText: string, readonly isReservable: boolean } }>, readonly packages: ReadonlyArray<{ readonly hours: number, readonly price: number, readonly rig: { readonly id: string } }> };

type CommunitySectionFragment = { readonly heading: string, readonly intro: string, readonly photos: ReadonlyArray<{ readonly alt: string, readonly caption: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null } }> };

type HomeHeroSectionFragment = { readonly headline: string, readonly lead: string, readonly alt: string, readonly photoTall: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null }, readonly photoWide: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type HomeHeroSectionPricesFragment = { readonly rateHeading: string, readonly rates: ReadonlyArray<{ readonly nonMember: number, readonly rig: { readonly id: string, readonly shortName: string } }> };

type MembershipFragment = { readonly heading: string, readonly intro: string, readonly registration: { readonly heading: string, readonly text: string, readonly fee: number }, readonly reload: { readonly heading: string, readonly text: string, readonly bonuses: ReadonlyArray<{ readonly reload: number, readonly bonus: number }> }, readonly birthday: { readonly heading: string, readonly text: string, readonly choices: ReadonlyArray<{ readonly freeHours: number, readonly rig: { readonly id: string, readonly shortName: string } }> } };

type NextEventFragment = { readonly events: ReadonlyArray<{ readonly id: string, readonly title: string, readonly starts: string, readonly ends: string }> };

type PriceTableFragment = { readonly rateHeading: string, readonly packagesHeading: string, readonly rates: ReadonlyArray<{ readonly nonMember: number, readonly member: number | null, readonly note: string | null, readonly rig: { readonly id: string, readonly shortName: string } }>, readonly packages: ReadonlyArray<{ readonly hours: number, readonly price: number, readonly rig: { readonly id: string } }> };

type PricingSectionFragment = { readonly heading: string, readonly intro: string, readonly rateHeading: string, readonly packagesHeading: string, readonly calculatorHeading: string, readonly rates: ReadonlyArray<{ readonly nonMember: number, readonly member: number | null, readonly note: string | null, readonly rig: { readonly id: string, readonly shortName: string, readonly nameInText: string, readonly isReservable: boolean } }>, readonly packages: ReadonlyArray<{ readonly hours: number, readonly price: number, readonly rig: { readonly id: string } }> };

type PromotionsSectionFragment = { readonly promotions: ReadonlyArray<{ readonly number: number, readonly from: string | null, readonly until: string | null, readonly title: string, readonly text: string, readonly alt: string | null, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData, readonly large: import('gatsby-plugin-image').IGatsbyImageData } | null } | null }> };

type RigCardFragment = { readonly id: string, readonly name: string, readonly specsHeading: string, readonly specs: ReadonlyArray<string>, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } };

type RigsSectionFragment = { readonly heading: string, readonly intro: string, readonly rigs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly specsHeading: string, readonly specs: ReadonlyArray<string>, readonly alt: string, readonly photo: { readonly childImageSharp: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } | null } }> };

type ReservationQueryVariables = Exact<{ [key: string]: never; }>;


type ReservationQuery = { readonly siteJson: { readonly reservation: { readonly label: string, readonly note: string, readonly walkIn: string | null, readonly message: string } } };

}
