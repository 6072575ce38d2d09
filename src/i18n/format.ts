import type { AppIntl } from './app-intl.ts'
import { createFormat, type Format } from './create-format.ts'
import { useIntl } from './use-intl.ts'

const made = new WeakMap<AppIntl, Format>()

/** Formats dates, times, money and distances for the page's locale: strings, ready to be put in a message. */
export function useFormat(): Format {
  const intl = useIntl()
  const format = made.get(intl) ?? createFormat(intl)
  made.set(intl, format)
  return format
}
