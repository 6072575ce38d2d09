import type { ReactNode } from 'react'
import type { Slot } from '#contract/availability'
import { useOnline } from '#src/page-load/use-online.ts'
import { offeredFee, shownTimes } from '#src/features/fee/offered-fee.ts'
import { messages as heldMessages } from '#src/features/held-time/held.messages.ts'
import type { OwnOrFreeTimes } from '#src/features/held-time/with-held.ts'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { type DoctorAddress, useLinks } from '#src/routes/links.ts'
import { Anchor } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './slot-row.messages.ts'
import { TimeOfKind } from './time-of-kind.tsx'
import { slot, slotDay, slotNote } from './slot.css.ts'
import * as css from './slot-row.css.ts'

export type SlotRowProps = {
  doctor: DoctorAddress
  name: string
  /** The answer for this doctor; undefined until it is loaded. */
  availability: OwnOrFreeTimes | undefined
  hasFailed?: boolean
  /** The address of all times; by default the doctor's page. */
  moreHref?: string
  /** At the end of the line with the day. */
  badge?: ReactNode
}

/**
 * The next free times of a doctor, each a link to booking it, the patient's own held one back into its booking, in a box of
 * fixed height.
 */
export function SlotRow({ doctor, name, availability, hasFailed = false, moreHref, badge }: SlotRowProps) {
  const intl = useIntl()
  const links = useLinks()
  const now = useNow()
  const first = availability?.slots[0]
  const more = moreHref ?? links.doctor(doctor)
  const isOnline = useOnline()

  // Times loaded before the network was lost may be taken by now.
  if (hasFailed || !isOnline) {
    return (
      <Row when={intl.formatMessage(isOnline ? messages.failed : messages.offline)} badge={badge}>
        <Anchor href={more} className={slot()}>
          {intl.formatMessage(messages.seeTimes)}
        </Anchor>
      </Row>
    )
  }
  if (!availability || !now) return <LoadingRow badge={badge} />
  if (!first) {
    return (
      <Row when={intl.formatMessage(messages.none)} badge={badge}>
        <Anchor href={more} className={slot({ look: 'more' })}>
          {intl.formatMessage(messages.seeDoctor)}
        </Anchor>
      </Row>
    )
  }
  return <Times {...{ doctor, name, first, availability, badge, now, more }} />
}

type TimesProps = Pick<SlotRowProps, 'doctor' | 'name' | 'badge'> & {
  first: Slot
  more: string
  availability: OwnOrFreeTimes
  now: Date
}

function Times({ doctor, name, first, availability, badge, now, more }: TimesProps) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const { time_zone: zone } = availability
  const firstDay = dayIn(first.start, zone)
  const shown = shownTimes(availability)
  const hasFees = offeredFee(shown.map(({ fee }) => fee))?.isFrom ?? false
  return (
    <Row when={format.day(first.start, zone, now)} isFree badge={badge}>
      {shown.map((free) => {
        const time = format.time(free.start, zone)
        const weekday = dayIn(free.start, zone) === firstDay ? '' : format.weekday(free.start, zone)
        // Says that the time is the patient's own, or its fee where others have another.
        const below = free.heldUntil
          ? intl.formatMessage(heldMessages.yours)
          : hasFees
            ? format.shortMoney(free.fee)
            : ''
        const shown = [weekday, time, below].filter(Boolean).join(' ')
        const what = { shown, day: format.day(free.start, zone, now), name, kind: free.consultation_type }
        return (
          <Anchor
            key={free.start}
            href={links.book(doctor, free)}
            className={slot(free.heldUntil ? { look: 'own' } : {})}
            aria-label={
              free.heldUntil
                ? intl.formatMessage(heldMessages.goOn, { ...what, until: format.time(free.heldUntil, zone) })
                : intl.formatMessage(messages.book, what)
            }
          >
            {weekday ? <span className={slotDay}>{weekday}</span> : null}
            <TimeOfKind kind={free.consultation_type}>{time}</TimeOfKind>
            {below ? <span className={slotNote}>{below}</span> : null}
          </Anchor>
        )
      })}
      <Anchor href={more} className={slot({ look: 'more' })} aria-label={intl.formatMessage(messages.moreOf, { name })}>
        {intl.formatMessage(messages.more)}
      </Anchor>
    </Row>
  )
}

function Row({
  when,
  isFree = false,
  badge,
  children,
}: {
  when: string
  isFree?: boolean
  badge: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.row}>
      <div className={css.head}>
        <p className={css.when}>
          <span className={isFree ? css.dot : css.hollowDot} />
          {when}
        </p>
        {badge}
      </div>
      <div className={css.slots}>{children}</div>
    </div>
  )
}

function LoadingRow({ badge }: { badge: ReactNode }) {
  const intl = useIntl()
  return (
    <div className={css.row} aria-busy="true">
      <div className={css.head}>
        <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
        <Skeleton inline="72px" block="16px" />
        {badge}
      </div>
      <div className={css.slots} aria-hidden="true">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} block={css.slotBlock} radius="slot" />
        ))}
      </div>
    </div>
  )
}
