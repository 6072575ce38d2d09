import { type Locale } from '#contract/locale'

/** The tenant's content blocks of the home page, in the order they are shown; which of them exist is the tenant's to say (C05). */
export function homeBlockKeys({ country, language }: Locale): string[] {
  return [
    'banners',
    'why',
    'how',
    'about',
    `homepage-${country}`,
    `homepage-${country}-${language}`,
    'testimonies',
    'popular-searches',
  ]
}
