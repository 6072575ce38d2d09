import { useIntl } from '#src/i18n/use-intl.ts'
import { createDates } from '#src/i18n/dates.ts'
import { useConsole } from '#console/console-context.ts'
import { isolated } from '#console/isolated.ts'
import { regionName } from '#console/region-name.ts'
import { useChoices } from '#console/settings/form/use-choices.ts'
import { useEntries } from './entries-context.ts'
import { messages } from './entries.messages.ts'
import type { ContentEntry } from './read-entries.ts'
import { usePlaceName } from './use-place-name.ts'

/** Where and when an entry shows, in a few words each. */
export function useEntryFacts({ at, fields, name }: ContentEntry): string[] {
  const intl = useIntl()
  const { dates: locale } = useConsole()
  const { page, contents } = useEntries()
  const optionsOf = useChoices()
  const placeName = usePlaceName()
  const field = (which: string) => {
    const value = fields.get(`${at}/${which}`)
    return typeof value === 'string' ? value : undefined
  }
  const named = (value: string | undefined, values: readonly string[]) =>
    optionsOf(values).find((option) => option.value === value)?.label
  const zone = zoneOf(fields, at, contents.time_zones)
  const dates = createDates(locale.intl)
  const moment = (instant: string | undefined) =>
    instant !== undefined && !Number.isNaN(Date.parse(instant))
      ? isolated(`${dates.shortDay(instant, zone)}, ${dates.time(instant, zone)}`)
      : undefined
  const [from, until] = [moment(field('starts_at')), moment(field('ends_at'))]
  const [place, country] = [field('bpid'), field('country')]
  return [
    page === 'blocks' ? placeName(name) : undefined,
    place && placeName(place),
    country && regionName(locale.intl, country),
    named(field('platform'), ['web', 'mobile']),
    from && intl.formatMessage(messages.from, { from }),
    until && intl.formatMessage(messages.until, { until }),
    moment(field('published_at')),
    isolated(name),
  ].filter((fact): fact is string => fact !== undefined && fact !== '')
}

/** The zone of the market in which an entry shows; that of the device where it is in none. */
export function zoneOf(
  fields: ReadonlyMap<string, unknown>,
  at: string,
  zones: Readonly<Partial<Record<string, string>>>,
  market?: string,
): string {
  const own = fields.get(`${at}/country`)
  const country = typeof own === 'string' && Object.hasOwn(zones, own) ? own : market
  return (country && zones[country]) ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
