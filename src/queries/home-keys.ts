import type { BannerPlace } from '#contract/content'
import type { Locale } from '#contract/locale'

/**
 * Names of the tenant's blocks on the home page, in the order in which they are drawn; which of them exist is the tenant's to say
 * (C05). Its specialities head the tiles, and the popular searches and who is behind it all come last. Of what it says of the country the
 * server finds the one nearest to country and language.
 */
export const homeBlockNames = ({ country, language }: Locale): readonly string[] => [
  'speciality',
  'banners',
  'hero',
  'how',
  'video',
  'why',
  'featured-on',
  'testimonies',
  'pro',
  'app',
  `homepage-${country}-${language}`,
  'popular-searches',
  'about',
]

/** Placement of the banners of the home page. */
export const homePlacement: BannerPlace = 'home'
