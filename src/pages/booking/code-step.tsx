import { useEffect, useState } from 'react'
import type { ProblemCode } from '#contract/problem'
import {
  selectCanResend,
  selectChosen,
  selectCodeSent,
  selectHeldUntil,
  selectIsBusy,
  selectProblem,
  selectUnsentCode,
} from '#machines/booking/booking.selectors'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Timer } from 'lucide-react'
import { Booking } from './booking-context.ts'
import { BookingStep } from './booking-step.tsx'
import { messages } from './code.messages.ts'
import { PatientPhone } from './patient-phone.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { useRefusal } from './use-refusal.ts'
import * as css from './booking.css.ts'
import { useMoment } from './use-when.ts'

/** Third step: the one-time code that proves the phone. */
export function CodeStep() {
  const intl = useIntl()
  const moment = useMoment()
  const booking = Booking.useActorRef()
  const isBusy = Booking.useSelector(selectIsBusy)
  const chosen = Booking.useSelector(selectChosen)
  const codeSent = Booking.useSelector(selectCodeSent)
  const heldUntil = Booking.useSelector(selectHeldUntil)
  const unsent = Booking.useSelector(selectUnsentCode)
  const { refuse, attempt, toRefusal } = useRefusal(refusedCodes)
  const length = codeSent?.code_length ?? 6
  const { code, refusal, change, give } = useCode()
  const isShort = attempt > 0 && code.length < length
  const press = () => {
    if (code.length === length) return give(code)
    refuse()
    focusOn(fieldOf())
  }
  const short = intl.formatMessage(messages.short, { count: length })
  return (
    <Form className={css.screen} onSubmit={press}>
      <BookingStep
        heading={intl.formatMessage(messages.heading)}
        isFocusElsewhere
        refusal={toRefusal(isShort ? short : null, unsent ? { offline: intl.formatMessage(messages.offline) } : {})}
        action={({ isWide }) => (
          <Button type="submit" size="bar" block={isWide} busy={isBusy}>
            {intl.formatMessage(messages.continue)}
          </Button>
        )}
      >
        <Stack gap={4}>
          <Text as="p" tone="quiet">
            {intl.formatRich(messages.sent, { phone: <PatientPhone /> })}{' '}
            <TextButton onClick={() => booking.send({ type: 'details.change_requested' })}>
              {intl.formatMessage(messages.change)}
            </TextButton>
          </Text>
          <CodeField
            label={intl.formatMessage(messages.label)}
            length={length}
            name={fieldName}
            value={code}
            onChange={change}
            onComplete={give}
            readOnly={isBusy}
            error={
              refusal ? (
                <span role="alert">{intl.formatMessage(problemMessages[refusal])}</span>
              ) : isShort ? (
                short
              ) : undefined
            }
          />
          <Resend />
        </Stack>
        {chosen && heldUntil ? (
          <Note kind="plain" icon={Timer}>
            {intl.formatMessage(messages.hold, { time: moment(chosen.slot.start, chosen.timeZone) })}
          </Note>
        ) : null}
      </BookingStep>
    </Form>
  )
}

/** Refusals of a code: shown at its field, which is emptied. */
const refusedCodes: readonly ProblemCode[] = ['code_invalid', 'code_expired', 'code_attempts_exceeded']

const fieldName = 'one-time-code'
const fieldOf = () => fieldNamed(fieldName)

/**
 * The code as typed. The field has the focus when the step opens and after a refused code, which is removed; one that could not
 * be sent stays.
 */
function useCode() {
  const booking = Booking.useActorRef()
  const problem = Booking.useSelector(selectProblem)
  const unsent = Booking.useSelector(selectUnsentCode)
  const [entry, setEntry] = useState({ text: unsent ?? '', after: problem })
  const isRefused = !!problem && refusedCodes.includes(problem.code) && entry.after !== problem
  useEffect(() => {
    if (!problem || isRefused) focusOn(fieldOf())
  }, [problem, isRefused])
  return {
    code: isRefused ? '' : entry.text,
    refusal: isRefused ? problem.code : undefined,
    give: (code: string) => booking.send({ type: 'code.given', code }),
    change: (text: string) => setEntry({ text, after: problem }),
  }
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
        <TextButton
          onClick={() => {
            booking.send({ type: 'code.resend_requested' })
            // The button is replaced by the time until the next code.
            focusOn(fieldOf())
          }}
        >
          {intl.formatMessage(messages.resend)}
        </TextButton>
      </p>
    )
  return (
    <Text as="p" tone="quiet" numbers>
      {intl.formatMessage(messages.wait, { time: countdown(seconds) })}
    </Text>
  )
}
