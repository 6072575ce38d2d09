import { useEffect, useRef, useState } from 'react'
import { now as serverNow } from '#src/clock/server-time.ts'
import { waitUntil } from '#src/clock/wait-until.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { messages } from './refused-call.messages.ts'

/** Milliseconds for which somebody who has pressed waits with the page open. */
const patience = 120_000

type WaitTextProps = {
  /** What was too much. */
  text: string
  until: string
  /** What was refused is the press on the form that this is in: after a short wait it is made again. */
  ofForm: boolean
}

/** What was too much, and for how long, counted down; that it may go on once that is over. Only the first and the last are read aloud. */
export function WaitText({ text, until, ofForm }: WaitTextProps) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const seconds = useSecondsUntil(until)
  const [goesOn] = useState(() => ofForm && Date.parse(until) - serverNow() <= patience)
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!goesOn) return undefined
    const form = box.current?.closest('form')
    const leaving = new AbortController()
    void waitUntil(until, leaving.signal).then(() => form?.requestSubmit())
    return () => leaving.abort()
  }, [goesOn, until])
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const left = (
    <bdi role="timer" aria-live="off">
      {countdown(seconds)}
    </bdi>
  )
  const wait = goesOn
    ? intl.formatRich(messages.goesOn, { left })
    : intl.formatRich(messages.waitUntil, { moment: format.moment(until, timeZone, now), left })
  return (
    <span ref={box}>
      {seconds === 0 ? (
        intl.formatMessage(messages.over)
      ) : (
        <>
          {text} {wait}
        </>
      )}
    </span>
  )
}
