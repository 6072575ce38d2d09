import { Timer } from 'lucide-react'
import {
  selectCanResend,
  selectChosen,
  selectCodeSent,
  selectHeldUntil,
  selectIsBusy,
  selectProblem,
  selectUnsentCode,
} from '#machines/booking/booking.selectors'
import { CodeEntry } from '#src/features/code-entry/code-entry.tsx'
import { refusedCodes, useCodeEntry } from '#src/features/code-entry/use-code-entry.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Booking } from './booking-context.ts'
import { BookingStep } from './booking-step.tsx'
import { messages } from './code.messages.ts'
import { PatientPhone } from './patient-phone.tsx'
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
  const { refuse, attempt, toRefusal } = useRefusal(refusedCodes)
  const entry = useCodeEntry({
    length: codeSent?.code_length,
    problem: Booking.useSelector(selectProblem),
    unsent: Booking.useSelector(selectUnsentCode),
    onGive: (code) => booking.send({ type: 'code.given', code }),
    attempt,
    onRefused: refuse,
  })
  return (
    <Form className={css.screen} onSubmit={entry.press}>
      <BookingStep
        heading={intl.formatMessage(messages.heading)}
        isFocusElsewhere
        refusal={toRefusal(entry.short, entry.texts)}
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
          <CodeEntry
            field={entry.field}
            isBusy={isBusy}
            resendAt={codeSent?.resend_at}
            canResend={Booking.useSelector(selectCanResend)}
            onResend={(by) => booking.send({ type: 'code.resend_requested', ...by })}
          />
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
