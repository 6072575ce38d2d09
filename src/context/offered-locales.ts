import { offeredLocales as offeredIn, type Locale } from '#contract/locale'
import type { ClientConfiguration } from '#contract/tenant'
import type { AppContext } from './app-context.ts'

/** Locales the tenant offers: those of its markets in its languages (T06), its home market first. */
export function offeredLocales({ country_code, markets, languages }: ClientConfiguration): Locale[] {
  return offeredIn(markets, languages).sort(
    (one, other) => Number(other.country === country_code) - Number(one.country === country_code),
  )
}

/** Whether the tenant of the page offers a locale. */
export function offersLocale({ init }: Pick<AppContext, 'init'>, { prefix }: Locale): boolean {
  return offeredLocales(init.settings.whitelabel_configs).some((locale) => locale.prefix === prefix)
}
