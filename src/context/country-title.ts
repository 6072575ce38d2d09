import type { AppContext } from './app-context.ts'
import { offeredLocales } from './offered-locales.ts'

/**
 * The title of a page about a whole country; with the country's name where the tenant has the same page in the same language
 * for another country, since both would otherwise have one title in tabs and search results.
 */
export function countryTitle({ init, countries, locale }: AppContext, title: string): string {
  const alike = offeredLocales(init.settings.whitelabel_configs).filter(({ language }) => language === locale.language)
  const name = countries.find(({ country }) => country === locale.country)?.name
  return alike.length < 2 || !name || title.includes(name) ? title : `${title} · ${name}`
}
