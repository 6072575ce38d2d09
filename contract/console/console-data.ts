import type { Country, Language } from '#contract/locale'

/** Id of the element in which the console's document carries its data. */
export const consoleDataId = 'console-data'

/** What the console's document tells its page. */
export type ConsoleData = {
  tenant: string
  /** Name of the partner's app in the language of the page. */
  brand: string
  /** Where the console is: `{mount}/partner/{tenant}`. */
  home: string
  /** Prefix of the locale in which dates are written. */
  locale: string
  language: Language
  /** The partner's app, for patients. */
  app: string
  /** Currencies of the countries that the directory has beside those that ship with the product. */
  added_currencies?: Record<Country, string>
}

/** Cookie with the language that somebody chose in the console. */
export const consoleLanguageCookie = 'console-language'
