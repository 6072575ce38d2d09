import { ArrowRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { EarlierOffer } from '#contract/earlier-offer'
import { messages as zoneMessages } from '#src/features/own-zone/own-zone.messages.ts'
import { useOwnTime } from '#src/features/own-zone/use-own-time.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { countdown } from '#src/i18n/use-seconds-until.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { EarlierVisit } from '../earlier-visit.ts'
import { messages } from '../earlier-offer.messages.ts'
import * as css from './offer-panel.css.ts'
import { useOffer } from './use-offer.ts'

type Props = { visit: EarlierVisit; offer: EarlierOffer }
type Offer = ReturnType<typeof useOffer>

/** An earlier time that is kept for a visit: both times, what it costs, until when; then what became of it. */
export function OfferPanel({ visit, offer }: Props) {
  const answering = useOffer(visit.id, offer)
  const { snapshot } = answering
  // The time that the visit had is told of after it has got another.
  const [booked] = useState(visit.start)
  if (snapshot.matches('settled')) return null
  return (
    <div className={css.place}>
      {snapshot.status === 'done' ? (
        <Outcome visit={visit} offer={offer} answering={answering} booked={booked} />
      ) : (
        <Question visit={visit} offer={offer} answering={answering} />
      )}
    </div>
  )
}

function Question({ visit, offer, answering: { actor, snapshot, secondsLeft } }: Props & { answering: Offer }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const needId = useId()
  // An answer that waited on the device would promise a time that is not kept so long.
  const need = useOnline() ? {} : { 'aria-describedby': needId }
  const { fee, problem } = snapshot.context
  const zone = visit.time_zone
  const own = useOwnTime(offer.start, zone, zoneMessages.offered)
  const when = (start: string) => format.dayAndTime(start, zone, now)
  const moment = (start: string) => format.moment(start, zone, now)
  const isSameFee = fee.amount === visit.fee.amount && fee.currency === visit.fee.currency
  const costs = isSameFee
    ? intl.formatMessage(messages.sameFee, { fee: format.money(fee) })
    : intl.formatMessage(messages.otherFee, { fee: format.money(fee), before: format.money(visit.fee) })
  const [attempt, setAttempt] = useState(0)
  const press = (type: 'time.taken' | 'time.left') => {
    setAttempt((count) => count + 1)
    actor.send({ type })
  }
  const refusal =
    problem &&
    (problem.code === 'price_changed'
      ? intl.formatMessage(messages.feeChanged, { fee: format.money(fee) })
      : intl.formatMessage(problemMessages[problem.code]))
  return (
    <Panel as="section">
      <Stack gap={4}>
        <div role="status">
          <h2>{intl.formatMessage(messages.heading)}</h2>
          <Text as="p" tone="quiet">
            {intl.formatMessage(messages.lead)}
          </Text>
        </div>
        <div className={css.times}>
          <Time label={intl.formatMessage(messages.booked)} tone="quiet">
            {when(visit.start)}
          </Time>
          <Icon of={ArrowRight} flip />
          <Time label={intl.formatMessage(messages.offered)}>{when(offer.start)}</Time>
        </div>
        <Text as="p" tone="quiet" size="1">
          {format.zoneName(zone)}
        </Text>
        {own === null ? null : (
          <Text as="p" tone="quiet" size="1" numbers>
            {own}
          </Text>
        )}
        <div>
          <p className={css.kept}>
            <Text weight="medium">{intl.formatMessage(messages.kept)}</Text>
            <Text weight="strong" numbers>
              <span role="timer">{countdown(secondsLeft)}</span>
            </Text>
          </p>
          <Text as="p" tone="quiet" size="1" numbers>
            {intl.formatMessage(messages.keptUntil, { time: format.time(offer.expires_at, zone) })}
          </Text>
        </div>
        <Text as="p" numbers>
          {costs}
        </Text>
        <PressNotice refusal={refusal === undefined ? undefined : { text: refusal, attempt }} />
        <div className={css.answers}>
          <Button size="bar" block busy={snapshot.matches('accepting')} onClick={() => press('time.taken')} {...need}>
            {intl.formatMessage(messages.take, { when: moment(offer.start) })}
          </Button>
          <Button
            size="bar"
            block
            tone="secondary"
            busy={snapshot.matches('declining')}
            onClick={() => press('time.left')}
            {...need}
          >
            {intl.formatMessage(messages.leave, { when: moment(visit.start) })}
          </Button>
        </div>
        {'aria-describedby' in need ? (
          <p id={needId}>
            <Text tone="quiet" size="1">
              {intl.formatMessage(messages.needsNetwork)}
            </Text>
          </p>
        ) : null}
        <VisuallyHidden>
          <span role="status">{snapshot.matches('asking') ? null : intl.formatMessage(messages.answering)}</span>
        </VisuallyHidden>
      </Stack>
    </Panel>
  )
}

function Time({ label, tone, children }: { label: string; tone?: 'quiet'; children: ReactNode }) {
  return (
    <div>
      <Text as="p" tone="quiet" size="1">
        {label}
      </Text>
      <p className={tone ? css.timeQuiet : css.time}>{children}</p>
    </div>
  )
}

/** What became of the offer, read aloud and focused after a press: the button that was pressed is gone. */
function Outcome({ visit, offer, answering, booked }: Props & { answering: Offer; booked: string }) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const { snapshot } = answering
  const { problem } = snapshot.context
  const hasPressed = snapshot.matches('accepted') || snapshot.matches('declined') || problem !== undefined
  useEffect(() => {
    if (hasPressed) heading.current?.focus()
  }, [hasPressed])
  const zone = visit.time_zone
  const when = (start: string) => format.moment(start, zone, now)
  const [title, why] = snapshot.matches('accepted')
    ? [intl.formatMessage(messages.taken, { when: when(offer.start) }), intl.formatMessage(messages.takenWhy)]
    : snapshot.matches('declined')
      ? [intl.formatMessage(messages.left, { when: when(booked) }), intl.formatMessage(messages.leftWhy)]
      : snapshot.matches('elsewhere')
        ? [intl.formatMessage(messages.elsewhere), intl.formatMessage(messages.elsewhereWhy)]
        : [
            intl.formatMessage(messages.over, { when: when(visit.start) }),
            intl.formatMessage(messages.overWhy, {
              offered: when(offer.start),
              time: format.time(offer.expires_at, zone),
            }),
          ]
  return (
    <Panel as="section">
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={css.heading}>
          {title}
        </h2>
        <Text as="p" tone="quiet" numbers>
          {problem && problem.code !== 'offer_expired' ? intl.formatMessage(problemMessages[problem.code]) : why}
        </Text>
      </div>
    </Panel>
  )
}
