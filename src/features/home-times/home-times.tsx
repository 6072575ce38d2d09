import { useQuery } from '@tanstack/react-query'
import type { PractitionerService } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import type { Visit } from '#src/features/slot-picker/visit-options.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { Text } from '#src/ui/layout.tsx'
import { homeLines } from './home-lines.ts'
import { homeTimesQuery } from './home-times-query.ts'
import { messages } from './home-times.messages.ts'

export type HomeTimesProps = {
  practitionerId: string
  services: readonly PractitionerService[]
  visit: Visit
  /** IANA zone of a facility, by its id. */
  zoneOf: (facilityId: string) => string
}

/** One line for each, in the zone of the facility it is booked at. Blank without a network, where nobody knows what is still free. */
export default function HomeTimes({ practitionerId, services, visit, zoneOf }: HomeTimesProps) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const now = useNow()
  const isOnline = useOnline()
  const { data } = useQuery(homeTimesQuery(app, practitionerId))
  const lines = homeLines(services, visit)
  const wordsOf = (line: readonly PractitionerService[]): string => {
    if (!data || !isOnline || !now) return '\u00a0'
    const named = lines.length > 1 ? line[0]?.name : undefined
    const next = earliest(data.filter(({ id }) => line.some((service) => service.id === id)))
    if (!next)
      return named === undefined
        ? intl.formatMessage(messages.none)
        : intl.formatMessage(messages.noneOf, { service: named })
    const when = format.moment(next.start, zoneOf(next.facilityId), now)
    return named === undefined
      ? intl.formatMessage(messages.first, { when })
      : intl.formatMessage(messages.firstOf, { service: named, when })
  }
  return (
    <div>
      {lines.map((line) => (
        <Text key={line[0]?.id} as="p" size="1" tone="quiet" numbers>
          <OwnScript>{wordsOf(line)}</OwnScript>
        </Text>
      ))}
    </div>
  )
}

/** The first of the free starts, with the place whose clock it is read by. */
function earliest(services: readonly PractitionerService[]): { start: string; facilityId: string } | undefined {
  const free = services.flatMap(({ next_availability: start, facility_id: facilityId }) =>
    typeof start === 'string' ? [{ start, facilityId }] : [],
  )
  return free.toSorted((one, other) => (one.start < other.start ? -1 : 1))[0]
}
