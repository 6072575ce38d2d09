import type { AppContext } from './app-context.ts'
import { offeredLocales } from './offered-locales.ts'

/**
 * The title of a page about a whole country, with its name where the tenant has the same page in the same language for another
 * country: without it both would be called alike, in a tab and in a list of search results.
 */
export function countryTitle({ init, countries, locale }: AppContext, title: string): string {
  const alike = offeredLocales(init.settings.whitelabel_configs).filter(({ language }) => language === locale.language)
  const name = countries.find(({ country }) => country === locale.country)?.name
  return alike.length < 2 || !name || title.includes(name) ? title : `${title} · ${name}`
}
