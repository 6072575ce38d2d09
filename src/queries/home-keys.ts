import type { BannerPlace } from '#contract/content'
import type { Locale } from '#contract/locale'

/**
 * Names of the tenant's blocks on the home page, in the order in which they are rendered; the tenant decides which of them
 * exist (C05). Its specialities come before the tiles; popular searches and the tenant's description come last. For blocks
 * about a country the server finds the one closest to country and language.
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
