import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import {
  selectCanResend,
  selectChosen,
  selectCodeSent,
  selectHeldUntil,
  selectIsBusy,
  selectPatient,
} from '#machines/booking/booking.selectors'
import { now } from '#src/clock/server-time.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Timer } from 'lucide-react'
import { Booking } from './booking-context.ts'
import { BookingStep } from './booking-step.tsx'
import { messages } from './code.messages.ts'
import * as css from './booking.css.ts'
import { useWhen } from './use-when.ts'

/** Third step: the code that proves the phone. */
export function CodeStep() {
  const intl = useIntl()
  const when = useWhen()
  const booking = Booking.useActorRef()
  const isBusy = Booking.useSelector(selectIsBusy)
  const chosen = Booking.useSelector(selectChosen)
  const codeSent = Booking.useSelector(selectCodeSent)
  const heldUntil = Booking.useSelector(selectHeldUntil)
  const problem = Booking.useSelector(({ context }) => context.problem)
  // A code that was refused is gone; the next one starts empty.
  const [entry, setEntry] = useState({ text: '', after: problem })
  const code = entry.after === problem ? entry.text : ''
  const length = codeSent?.code_length ?? 6

  const give = (complete: string) => booking.send({ type: 'code.given', code: complete })
  return (
    <form
      noValidate
      className={css.screen}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === length) give(code)
      }}
    >
      <BookingStep
        heading={intl.formatMessage(messages.heading)}
        action={(isWide) => (
          <Button type="submit" size="bar" block={isWide} busy={isBusy} disabled={code.length !== length}>
            {intl.formatMessage(messages.continue)}
          </Button>
        )}
      >
        <Stack gap={4}>
          <Text as="p" tone="quiet">
            {intl.formatRich(messages.sent, { phone: <SentTo /> })}{' '}
            <TextButton onClick={() => booking.send({ type: 'details.change_requested' })}>
              {intl.formatMessage(messages.change)}
            </TextButton>
          </Text>
          <CodeField
            label={intl.formatMessage(messages.label)}
            length={length}
            value={code}
            onChange={(text) => setEntry({ text, after: problem })}
            onComplete={give}
            disabled={isBusy}
          />
          <Resend />
        </Stack>
        {chosen && heldUntil ? (
          <Note kind="plain" icon={Timer}>
            {intl.formatMessage(messages.hold, { time: when(chosen.slot.start, chosen.timeZone) })}
          </Note>
        ) : null}
      </BookingStep>
    </form>
  )
}

/** The number as people write it; the grouping is loaded with the library that knows it. */
function SentTo() {
  const patient = Booking.useSelector(selectPatient)
  const { data } = useQuery({
    queryKey: ['phone', patient?.country_code, patient?.phone],
    queryFn: async () => (await import('#src/features/phone/parse-phone.ts')).formatPhone(patient!),
    enabled: !!patient,
    networkMode: 'always',
    gcTime: 0,
    meta: { persist: false },
  })
  return <bdi dir="ltr">{data ?? `+${patient?.country_code ?? ''} ${patient?.phone ?? ''}`}</bdi>
}

function Resend() {
  const intl = useIntl()
  const booking = Booking.useActorRef()
  const canResend = Booking.useSelector(selectCanResend)
  const resendAt = Booking.useSelector(selectCodeSent)?.resend_at
  const seconds = useSecondsUntil(resendAt)
  if (canResend)
    return (
      <p>
        <TextButton onClick={() => booking.send({ type: 'code.resend_requested' })}>
          {intl.formatMessage(messages.resend)}
        </TextButton>
      </p>
    )
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <Text as="p" tone="quiet" numbers>
      {intl.formatMessage(messages.wait, { time })}
    </Text>
  )
}

const everySecond = (onChange: () => void) => {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

function useSecondsUntil(instant: string | undefined): number {
  const second = useSyncExternalStore(
    everySecond,
    () => Math.floor(now() / 1000),
    () => 0,
  )
  return instant ? Math.max(0, Math.ceil(Date.parse(instant) / 1000) - second) : 0
}
