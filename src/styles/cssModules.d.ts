// Written by `npm run generate` from the style sheets.

declare module "*/Hero.module.scss" {
  export const hero: string;
  export const photo: string;
  export const picture: string;
  export const words: string;
}

declare module "*/OpenNow.module.scss" {
  export const open: string;
  export const state: string;
}

declare module "*/Ringgit.module.scss" {
  export const amount: string;
}

declare module "*/Section.module.scss" {
  export const band: string;
  export const head: string;
  export const intro: string;
  export const section: string;
}

declare module "*/TextWithLinks.module.scss" {
  export const link: string;
}

declare module "*/PhotoLink.module.scss" {
  export const link: string;
  export const mark: string;
}

declare module "*/Address.module.scss" {
  export const address: string;
  export const directions: string;
}

declare module "*/Copyright.module.scss" {
  export const copyright: string;
}

declare module "*/Footer.module.scss" {
  export const chat: string;
  export const columns: string;
  export const contact: string;
  export const footer: string;
  export const heading: string;
  export const hours: string;
  export const link: string;
  export const openNow: string;
  export const opening: string;
  export const phone: string;
  export const phoneLabel: string;
  export const range: string;
  export const text: string;
}

declare module "*/MapFrame.module.scss" {
  export const map: string;
  export const place: string;
}

declare module "*/Navbar.module.scss" {
  export const bar: string;
  export const brand: string;
  export const item: string;
  export const items: string;
  export const menu: string;
  export const navbar: string;
  export const toggle: string;
  export const toggleIcon: string;
}

declare module "*/Notices.module.scss" {
  export const link: string;
  export const notice: string;
  export const text: string;
}

declare module "*/SiteLayout.module.scss" {
  export const skipLink: string;
}

declare module "*/SpecialDays.module.scss" {
  export const days: string;
}

declare module "*/AboutHeroSection.module.scss" {
  export const mission: string;
  export const subheading: string;
}

declare module "*/PointsSection.module.scss" {
  export const photo: string;
  export const point: string;
  export const points: string;
  export const text: string;
  export const title: string;
}

declare module "*/StorySection.module.scss" {
  export const photo: string;
  export const story: string;
  export const text: string;
}

declare module "*/ComingEvent.module.scss" {
  export const body: string;
  export const date: string;
  export const day: string;
  export const description: string;
  export const details: string;
  export const event: string;
  export const mark: string;
  export const photo: string;
  export const signUp: string;
  export const times: string;
}

declare module "*/EventsHeroSection.module.scss" {
  export const contact: string;
  export const hero: string;
  export const lead: string;
  export const type: string;
  export const types: string;
}

declare module "*/InquiryForm.module.scss" {
  export const field: string;
  export const form: string;
  export const hint: string;
  export const message: string;
  export const required: string;
  export const status: string;
  export const submit: string;
}

declare module "*/InquirySection.module.scss" {
  export const chat: string;
  export const columns: string;
  export const contact: string;
  export const form: string;
  export const phone: string;
  export const withoutScripts: string;
}

declare module "*/PastEvent.module.scss" {
  export const band: string;
  export const frame: string;
  export const info: string;
  export const page: string;
  export const photo: string;
  export const photos: string;
  export const words: string;
}

declare module "*/PastEventsSection.module.scss" {
  export const heading: string;
}

declare module "*/Privacy.module.scss" {
  export const label: string;
  export const notice: string;
  export const text: string;
}

declare module "*/FaqItem.module.scss" {
  export const answer: string;
  export const chevron: string;
  export const item: string;
  export const list: string;
  export const question: string;
  export const questionText: string;
}

declare module "*/FaqSection.module.scss" {
  export const intro: string;
  export const section: string;
}

declare module "*/AboutUsSection.module.scss" {
  export const more: string;
  export const photo: string;
  export const section: string;
}

declare module "*/Calculator.module.scss" {
  export const answer: string;
  export const answers: string;
  export const calculator: string;
  export const choice: string;
  export const directions: string;
  export const field: string;
  export const fields: string;
  export const next: string;
  export const note: string;
  export const registration: string;
  export const reserve: string;
  export const select: string;
}

declare module "*/CommunitySection.module.scss" {
  export const caption: string;
  export const figure: string;
  export const photo: string;
  export const photos: string;
}

declare module "*/HomeHeroSection.module.scss" {
  export const headline: string;
  export const hero: string;
  export const hours: string;
  export const lead: string;
  export const links: string;
  export const note: string;
  export const rates: string;
  export const reserve: string;
}

declare module "*/Membership.module.scss" {
  export const cards: string;
  export const intro: string;
}

declare module "*/NextEvent.module.scss" {
  export const link: string;
  export const list: string;
  export const running: string;
}

declare module "*/PriceTable.module.scss" {
  export const frame: string;
  export const label: string;
  export const member: string;
  export const none: string;
  export const note: string;
  export const packages: string;
  export const table: string;
}

declare module "*/PricingSection.module.scss" {
  export const events: string;
}

declare module "*/PromotionsSection.module.scss" {
  export const band: string;
  export const photo: string;
  export const poster: string;
  export const words: string;
}

declare module "*/RigCard.module.scss" {
  export const card: string;
  export const photo: string;
  export const price: string;
  export const spec: string;
  export const specs: string;
  export const specsHeading: string;
  export const title: string;
}

declare module "*/RigsSection.module.scss" {
  export const rigs: string;
}

declare module "*/WithReservationBar.module.scss" {
  export const away: string;
  export const bar: string;
  export const content: string;
  export const note: string;
  export const openNow: string;
  export const reserve: string;
}

declare module "*/breakpoints.module.scss" {
  export const lg: string;
  export const md: string;
  export const sm: string;
  export const xl: string;
  export const xs: string;
  export const xxl: string;
}
