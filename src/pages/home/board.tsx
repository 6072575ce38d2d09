import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import type { City } from '#contract/tenant'
import { useOnline } from '#src/page-load/use-online.ts'
import { toServerTime } from '#src/clock/server-time.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { type HomeCriteria, toAddress } from './home-criteria.ts'
import { type FreeRow, rowCount, soonest } from './soonest.ts'
import { messages as kinds } from '#src/features/search-box/search-box.messages.ts'
import { messages } from './home.messages.ts'
import * as css from './home.css.ts'

export type BoardProps = {
  criteria: HomeCriteria
  /** The chosen city; undefined for the whole country. */
  place: City | undefined
  /** Whether the whole directory is empty: nothing is loaded then. */
  isDirectoryEmpty: boolean
  /** Undefined while they are loading. */
  free: readonly FreeRow[] | undefined
  updatedAt: number
  hasFailed: boolean
  onRetry: () => void
  /** Shows the whole place again, instead of the nearest. */
  onLeaveNear: () => void
}

/** The next free times of the chosen place, one doctor per row; each row books that time. */
export function Board({
  criteria,
  place,
  isDirectoryEmpty,
  free,
  updatedAt,
  hasFailed,
  onRetry,
  onLeaveNear,
}: BoardProps) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const now = useNow()
  const isOnline = useOnline()
  const rows = free && soonest(free, rowCount)
  const zone = place?.time_zone ?? rows?.[0]?.timeZone
  const title = criteria.isNear
    ? intl.formatMessage(messages.boardNear)
    : place
      ? intl.formatMessage(messages.board, { place: place.name })
      : intl.formatMessage(messages.boardEverywhere)
  const heading = useRef<HTMLHeadingElement>(null)
  const leaveNear = () => {
    // The pressed button has disappeared with its notice.
    heading.current?.focus()
    onLeaveNear()
  }
  const isReady = rows !== undefined && now !== null
  return (
    <section
      className={css.board}
      aria-labelledby="board"
      aria-busy={isOnline && !isReady && !hasFailed && !isDirectoryEmpty}
    >
      <div className={css.boardHead}>
        <h2 id="board" ref={heading} tabIndex={-1} className={css.boardTitle}>
          <OwnScript>{title}</OwnScript>
        </h2>
        {isOnline && isReady && zone && updatedAt > 0 ? (
          <Text size="1" tone="quiet" numbers nowrap>
            {intl.formatMessage(messages.updated, { time: format.time(new Date(toServerTime(updatedAt)), zone) })}
          </Text>
        ) : null}
      </div>
      <div role="status">
        {criteria.isNear && place ? <NearNotice place={place} onLeave={leaveNear} /> : null}
        {criteria.visit && isReady ? (
          <VisuallyHidden>
            {rows.length === 0
              ? intl.formatMessage(messages.boardNoneOfKind)
              : `${title}: ${intl.formatMessage(kinds[criteria.visit])}`}
          </VisuallyHidden>
        ) : null}
      </div>
      <ul className={`${css.boardRows} ${css.boardHeight}`}>
        {isDirectoryEmpty ? (
          <li className={css.boardNotice}>{intl.formatMessage(messages.boardEmpty)}</li>
        ) : !isOnline ? (
          // They are loaded once there is a network; times from before may be taken by now.
          <li className={css.boardNotice}>{intl.formatMessage(messages.boardOffline)}</li>
        ) : hasFailed ? (
          <li className={css.boardNotice}>
            <p>{intl.formatMessage(messages.boardFailed)}</p>
            <Button tone="secondary" size="small" onClick={onRetry}>
              {intl.formatMessage(messages.retry)}
            </Button>
          </li>
        ) : !isReady ? (
          <LoadingRows />
        ) : rows.length === 0 ? (
          <li className={css.boardNotice}>
            {intl.formatMessage(criteria.visit ? messages.boardNoneOfKind : messages.boardNone)}
          </li>
        ) : (
          rows.map((row) => (
            <li key={row.slot.practitioner_id}>
              <BoardRow row={row} now={now} />
            </li>
          ))
        )}
      </ul>
      <Anchor className={css.boardAll} href={links.results(toAddress(criteria))}>
        <OwnScript>
          {place
            ? intl.formatMessage(messages.allDoctors, { place: place.name })
            : intl.formatMessage(messages.allDoctorsEverywhere)}
        </OwnScript>
        <Icon of={ArrowRight} flip />
      </Anchor>
    </section>
  )
}

/** Says that the nearest doctors are shown, with a button to show the whole place again. */
function NearNotice({ place, onLeave }: { place: City; onLeave: () => void }) {
  const intl = useIntl()
  return (
    <p className={css.boardNear}>
      <OwnScript>{intl.formatMessage(messages.near, { place: place.name })}</OwnScript>
      <TextButton onClick={onLeave}>
        <OwnScript>{intl.formatMessage(messages.leaveNear, { place: place.name })}</OwnScript>
      </TextButton>
    </p>
  )
}

function BoardRow({ row: { slot, timeZone, doctor, fee, metres, note }, now }: { row: FreeRow; now: Date }) {
  const intl = useIntl()
  const links = useLinks()
  const format = useFormat()
  const where = {
    clinic: [doctor.area, metres === undefined ? '' : format.distance(metres)].filter(Boolean).join(' · '),
    telemedicine: intl.formatMessage(messages.video),
    homecare: intl.formatMessage(messages.homecare),
  }[slot.consultation_type]
  return (
    <Anchor className={css.boardRow} href={links.book(doctor, slot)}>
      <span className={css.boardTime}>
        <span className={css.boardDay}>{format.day(slot.start, timeZone, now)}</span>
        <span className={css.boardHour}>{format.time(slot.start, timeZone)}</span>
      </span>
      <span className={css.boardWho}>
        <Text weight="medium" lines={2}>
          <OwnScript>{doctor.fullName}</OwnScript>
        </Text>
        <Text size="1" tone="quiet" lines={2}>
          <OwnScript>{[note ?? doctor.title, where].filter(Boolean).join(' · ')}</OwnScript>
        </Text>
      </span>
      <Text size="1" numbers nowrap>
        {format.money(fee)}
      </Text>
    </Anchor>
  )
}

function LoadingRows() {
  const intl = useIntl()
  return Array.from({ length: rowCount }, (_, index) => (
    <li key={index}>
      <div className={css.boardRow}>
        {index === 0 ? <VisuallyHidden>{intl.formatMessage(messages.boardLoading)}</VisuallyHidden> : null}
        <span className={css.boardTime}>
          <Skeleton inline="64px" block="36px" />
        </span>
        <span className={css.boardWho}>
          <Skeleton inline="76%" block="34px" />
        </span>
        <Skeleton inline="56px" block="14px" />
      </div>
    </li>
  ))
}
