import { useEffect, useRef } from 'react'
import type { FacilityAvailability, NamedSlot } from '#contract/availability'
import type { LocalisedFacility } from '#src/api/search/localised.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { messages as slots } from '#src/features/slot-row/slot-row.messages.ts'
import { slot } from '#src/features/slot-row/slot.css.ts'
import { TimeOfKind } from '#src/features/slot-row/time-of-kind.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { Anchor } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './clinic-times.messages.ts'
import { shownTimes } from './use-clinic-times.ts'
import * as css from './clinic-times.css.ts'

export type ClinicTimesProps = {
  facility: LocalisedFacility
  /** The answer for this facility; undefined until it is loaded. */
  availability: FacilityAvailability | undefined
  hasFailed: boolean
  /** Observes the box, so that times are loaded once it is near the screen; the returned function ends that. */
  watch: (id: string, box: HTMLElement) => () => void
}

/** The next free times at a clinic, each a link to booking it, with the doctor's name, in a box of fixed size. */
export function ClinicTimes({ facility, availability, hasFailed, watch }: ClinicTimesProps) {
  const intl = useIntl()
  const now = useNow()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? watch(facility.id, box.current) : undefined), [watch, facility.id])
  const isOnline = useOnline()
  // Times loaded before the network was lost may be taken by now.
  const isUnknown = hasFailed || !isOnline
  const isWaiting = !isUnknown && (!availability || !now)
  const why = isOnline ? slots.failed : slots.offline
  const says = isUnknown ? why : availability?.slots.length === 0 ? slots.none : messages.next
  return (
    <div className={css.box} ref={box} aria-busy={isWaiting}>
      <p className={css.head}>{intl.formatMessage(isWaiting ? messages.next : says)}</p>
      {isWaiting ? <VisuallyHidden>{intl.formatMessage(slots.loading)}</VisuallyHidden> : null}
      <div className={css.times}>
        {isWaiting ? (
          Array.from({ length: shownTimes }, (_, index) => <Skeleton key={index} block="54px" radius="slot" />)
        ) : !isUnknown && availability && now && availability.slots.length > 0 ? (
          availability.slots
            .slice(0, shownTimes)
            .map((free) => <Time key={free.start} free={free} zone={availability.time_zone} now={now} />)
        ) : (
          <DoctorsLink facility={facility} />
        )}
      </div>
    </div>
  )
}

function Time({ free, zone, now }: { free: NamedSlot; zone: string; now: Date }) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const day = format.day(free.start, zone, now)
  const time = format.time(free.start, zone)
  return (
    <Anchor
      href={links.book(free, free)}
      className={slot()}
      aria-label={intl.formatMessage(slots.book, {
        shown: `${day} ${time}`,
        day: 'none',
        name: free.fullName,
        kind: free.consultation_type,
      })}
    >
      <span className={css.words}>
        <TimeOfKind kind={free.consultation_type}>
          {day} {time}
        </TimeOfKind>
        <span className={css.name}>
          <OwnScript>{free.fullName}</OwnScript>
        </span>
      </span>
    </Anchor>
  )
}

function DoctorsLink({ facility }: { facility: LocalisedFacility }) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <div className={css.whole}>
      <Anchor
        href={links.results({ facility: facility.id })}
        className={slot({ look: 'more' })}
        aria-label={intl.formatMessage(messages.allOf, { name: facility.lang_name })}
      >
        {intl.formatMessage(messages.all)}
      </Anchor>
    </div>
  )
}
