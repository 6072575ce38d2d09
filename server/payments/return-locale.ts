import { locales, type Locale } from '#contract/locale'

/** The locale in the address that a patient goes back to from a provider: that of the page which sent them. */
export function localeOfReturn(returnUrl: string): Locale {
  const segments = new URL(returnUrl).pathname.split('/')
  const [known = locales['en-ae'] as Locale] = segments.flatMap((segment) => locales[segment] ?? [])
  return known
}
