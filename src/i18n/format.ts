import { useMemo } from 'react'
import { createFormat, type Format } from './create-format.ts'
import { useIntl } from './use-intl.ts'

/** Dates, times, money and distances in the way of the page's locale: strings, ready to be put in a message. */
export function useFormat(): Format {
  const intl = useIntl()
  return useMemo(() => createFormat(intl), [intl])
}
