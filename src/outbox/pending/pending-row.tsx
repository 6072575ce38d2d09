import { onlineManager, useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { problemCodes } from '#contract/problem-codes'
import { OwnScript } from '#src/features/own-script.tsx'
import { ago } from '#src/i18n/ago.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useLinks } from '#src/routes/links.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { isGivenUp } from '../own-faults.ts'
import type { OutboxRunner } from '../runner.ts'
import { DiscardSheet } from './discard-sheet.tsx'
import { messages } from './pending.messages.ts'
import type { ListedChange } from './use-pending.ts'
import * as css from './pending.css.ts'

type Props = { change: ListedChange; outbox: OutboxRunner; /** The change is gone. */ onDone: () => void }

/** One change that waits. */
export function PendingRow({ change, outbox, onDone }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const now = useNow()
  const headingId = useId()
  const { id, state, words, createdAt, mayHaveArrived } = change
  const [isDiscarding, setDiscarding] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const sending = useMutation({
    mutationFn: () => sendNow(outbox, change),
    networkMode: 'always',
    onSuccess: (isSent) => (isSent ? onDone() : setAttempt((count) => count + 1)),
    onError: () => setAttempt((count) => count + 1),
  })
  const refusal = !sending.isPending && attempt > 0 ? failureOf(change) : null
  // There is a network, and nobody waits for it: the platform could not take the change yet.
  const isPutOff = useOnline() && state === 'waiting' && mayHaveArrived
  const { visit, who, bytes } = words
  const since = now ? ago(intl.locale.intl, Date.parse(createdAt), now.getTime()) : undefined
  return (
    <li className={css.row} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId}>{intl.formatMessage(words.name)}</h3>
        {who ? (
          <Text as="div">
            <OwnScript>{who}</OwnScript>
          </Text>
        ) : null}
        {bytes === undefined ? null : (
          <Text as="div" tone="quiet" size="1" numbers>
            {intl.formatMessage(messages.size, { amount: megabytes(intl.locale.intl, bytes) })}
          </Text>
        )}
        {visit ? (
          <>
            <Text as="div">
              <OwnScript>{visit.practitionerName}</OwnScript>
            </Text>
            <Text as="div" numbers>
              {format.dayAndTime(visit.start, visit.timeZone, now)}
            </Text>
          </>
        ) : null}
        <Text as="div" tone="quiet" size="1">
          {since ? intl.formatMessage(messages.made, { ago: since }) : intl.formatMessage(messages.madeNow)}
        </Text>
      </div>
      <div>
        <Badge tone={tones[state]}>{intl.formatMessage(messages[isPutOff ? 'again' : state])}</Badge>
      </div>
      <Reason change={change} />
      <PressNotice refusal={refusal ? { text: intl.formatMessage(refusal), attempt } : undefined} />
      <div className={css.actions}>
        {change.canSend ? (
          <Button size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
            {intl.formatMessage(messages.send)}
          </Button>
        ) : null}
        <LinkButton size="small" tone="secondary" href={words.editAt(links)}>
          {intl.formatMessage(messages.edit)}
        </LinkButton>
        {change.canDiscard ? (
          <Button size="small" tone="danger" onClick={() => setDiscarding(true)}>
            {intl.formatMessage(messages.discard)}
          </Button>
        ) : null}
      </div>
      {mayHaveArrived ? (
        <Text as="p" tone="quiet" size="1">
          {intl.formatMessage(messages.arrived)}
        </Text>
      ) : null}
      {isDiscarding ? (
        <DiscardSheet
          what={intl.formatMessage(words.name)}
          mayHaveArrived={mayHaveArrived}
          discard={() => outbox.discard(id)}
          onDiscarded={onDone}
          onClose={() => setDiscarding(false)}
        />
      ) : null}
    </li>
  )
}

/** In megabytes with one decimal, and never nought. */
const megabytes = (locale: string, bytes: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.max(0.1, bytes / 1024 / 1024),
  )

const failureOf = ({ isGivenUp }: ListedChange) =>
  onlineManager.isOnline() ? (isGivenUp ? messages.wrongAgain : messages.unsent) : messages.offline

/** Why a change is not sent by itself, and what to do. */
function Reason({ change: { state, code, isGivenUp } }: { change: ListedChange }) {
  const intl = useIntl()
  if (isGivenUp) return <p>{intl.formatMessage(messages.givenUp)}</p>
  if (code === 'unauthenticated') return <p>{intl.formatMessage(messages.signIn)}</p>
  if (state === 'due') return <p>{intl.formatMessage(messages.dueWhy)}</p>
  if (state !== 'refused') return null
  const known = problemCodes.find((one) => one === code) ?? 'unexpected'
  return (
    <p>
      {intl.formatMessage(problemMessages[known])} {intl.formatMessage(messages.refusedWhat)}
    </p>
  )
}

/** Sends what waits; whether this change was answered. */
async function sendNow(outbox: OutboxRunner, { id }: ListedChange): Promise<boolean> {
  await outbox.confirm(id)
  const left = await outbox.entries()
  return !left.some(
    (entry) => entry.id === id && (entry.state === 'queued' || entry.state === 'sending' || isGivenUp(entry)),
  )
}

const tones = { waiting: 'warning', sending: 'neutral', due: 'warning', refused: 'danger' } as const
