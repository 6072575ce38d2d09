import { defineMessages } from '#src/i18n/messages.ts'

/** Parts of pages at which blocks and banners stand. */
export const messages = defineMessages({
  speciality: {
    id: 'content.place.speciality',
    defaultMessage: 'Home: specialities',
    description: 'Console, content, blocks: name of a part of a page.',
  },
  hero: {
    id: 'content.place.hero',
    defaultMessage: 'Home: large picture',
    description: 'Console, content, blocks: name of a part of a page.',
  },
  video: {
    id: 'content.place.video',
    defaultMessage: 'Home: film',
    description: 'Console, content, blocks: name of a part of a page.',
  },
  banners: {
    id: 'content.place.banners',
    defaultMessage: 'Home: one banner',
    description: 'Console, content, blocks: name of a part of a page.',
  },
  why: {
    id: 'content.place.why',
    defaultMessage: 'Home: why this app',
    description: 'Console, content, blocks: name of a part of a page.',
  },
  how: {
    id: 'content.place.how',
    defaultMessage: 'Home: how it goes',
    description: 'Console, content, blocks: name of a part of a page: the steps of a booking.',
  },
  testimonies: {
    id: 'content.place.testimonies',
    defaultMessage: 'Home: what patients say',
    description: 'Console, content, blocks: name of a part of a page.',
  },
  featuredOn: {
    id: 'content.place.featuredOn',
    defaultMessage: 'Home: mentioned in',
    description: 'Console, content, blocks: name of a part of a page: logos of newspapers.',
  },
  about: {
    id: 'content.place.about',
    defaultMessage: 'Home: about you',
    description: 'Console, content, blocks: name of a part of a page: the text about the partner at the end.',
  },
  popularSearches: {
    id: 'content.place.popularSearches',
    defaultMessage: 'Home: popular searches',
    description: 'Console, content, blocks: name of a part of a page.',
  },
  pro: {
    id: 'content.place.pro',
    defaultMessage: 'Home: for doctors',
    description: 'Console, content, blocks: name of a part of a page, for doctors who want to be listed.',
  },
  app: {
    id: 'content.place.app',
    defaultMessage: 'Home: the app',
    description: 'Console, content, blocks: name of a part of a page: where the app can be had.',
  },
  homepage: {
    id: 'content.place.homepage',
    defaultMessage: 'Home: in every market',
    description: 'Console, content, blocks: name of a part of a page that can differ from market to market.',
  },
  homepageIn: {
    id: 'content.place.homepageIn',
    defaultMessage: 'Home: in {country}',
    description: 'Console, content, blocks: name of a part of a page in one market. country: "Saudi Arabia".',
  },
  homepageInLanguage: {
    id: 'content.place.homepageInLanguage',
    defaultMessage: 'Home: in {country}, {language}',
    description:
      'Console, content, blocks: name of a part of a page in one market and language. country: "Saudi Arabia", language: "Arabic".',
  },
  footer: {
    id: 'content.place.footer',
    defaultMessage: 'Footer: beside its links',
    description: 'Console, content, blocks: name of a part of a page.',
  },
  headerLinks: {
    id: 'content.place.headerLinks',
    defaultMessage: 'Header: links ({key})',
    description: 'Console, content, blocks: name of a part of a page. key: "header-links", the name of the block.',
  },
  footerLinks: {
    id: 'content.place.footerLinks',
    defaultMessage: 'Footer: links ({key})',
    description: 'Console, content, blocks: name of a part of a page. key: "footer-links", the name of the block.',
  },
  home: {
    id: 'content.place.home',
    defaultMessage: 'Home',
    description: 'Console, content, banners: choice of where a banner shows.',
  },
  doctor: {
    id: 'content.place.doctor',
    defaultMessage: 'Page of a doctor',
    description: 'Console, content, banners: choice of where a banner shows.',
  },
  clinic: {
    id: 'content.place.clinic',
    defaultMessage: 'Page of a clinic',
    description: 'Console, content, banners: choice of where a banner shows.',
  },
})
