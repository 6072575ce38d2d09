import { useEffect, useState } from 'react'
import { wallClock } from '#contract/wall-clock'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { messages } from './own-zone.messages.ts'

/**
 * Says when a visit is by the clock of the patient's own device, where that is in another zone than the facility; null where it is not, where
 * no time is given or it has passed, and until a browser knows the device's zone. The few whose zone differs load the text then.
 */
export function useOwnTime(
  start: string | undefined,
  timeZone: string,
  message: (typeof messages)[keyof typeof messages] = messages.time,
): string | null {
  const { intl: catalogues } = useApp()
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const isOnline = useOnline()
  const [isLoaded, setLoaded] = useState(false)
  const own = now && start !== undefined && new Date(start) > now ? ownMoment(format, { start, timeZone }, now) : null
  const isWanted = own !== null && !isLoaded
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    catalogues.load('zone').then(
      () => isHere && setLoaded(true),
      () => undefined,
    )
    return () => void (isHere = false)
  }, [catalogues, isWanted, isOnline])
  return own !== null && isLoaded ? intl.formatMessage(message, { time: own }) : null
}

/** Day and time by the device's clock, where they are not those at the facility. */
function ownMoment(
  format: Pick<ReturnType<typeof useFormat>, 'moment'>,
  { start, timeZone }: { start: string; timeZone: string },
  now: Date,
): string | null {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const [here, there] = [wallClock(start, own), wallClock(start, timeZone)]
  return here.days === there.days && here.minute === there.minute ? null : format.moment(start, own, now)
}
