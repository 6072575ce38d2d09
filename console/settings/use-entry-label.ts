import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '../console-context.ts'
import { regionName } from '../region-name.ts'
import type { Entry, Section } from './entry.ts'

/** What a field or a heading is called; one of a market names it. */
export function useEntryLabel(): (of: Pick<Entry, 'label' | 'market' | 'currency'> | Section) => string {
  const intl = useIntl()
  const { dates } = useConsole()
  return (of) => {
    const { market } = of
    const name = market && regionName(dates.intl, market)
    const currency = 'currency' in of ? of.currency : undefined
    return intl.formatMessage('title' in of ? of.title : of.label, { market: name, currency })
  }
}
