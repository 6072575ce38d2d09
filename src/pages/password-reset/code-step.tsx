import {
  selectCanResend,
  selectCodeSent,
  selectIsBusy,
  selectNumber,
  selectProblem,
  selectUnsentCode,
} from '#machines/password-reset/password-reset.selectors'
import { CodeEntry } from '#src/features/code-entry/code-entry.tsx'
import { refusedCodes, useCodeEntry } from '#src/features/code-entry/use-code-entry.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { useReset, useResetSelector } from './reset-context.ts'
import { ResetStep } from './reset-step.tsx'
import { messages } from './reset.messages.ts'
import * as css from './reset.css.ts'
import { useRefusal } from './use-refusal.ts'

/** Second step: the code that was texted to the phone. */
export function CodeStep() {
  const intl = useIntl()
  const reset = useReset()
  const isBusy = useResetSelector(selectIsBusy)
  const number = useResetSelector(selectNumber)
  const sent = useResetSelector(selectCodeSent)
  const { refuse, attempt, toRefusal } = useRefusal(refusedCodes)
  const entry = useCodeEntry({
    length: sent?.code_length,
    problem: useResetSelector(selectProblem),
    unsent: useResetSelector(selectUnsentCode),
    onGive: (code) => reset.send({ type: 'code.given', code }),
    attempt,
    onRefused: refuse,
  })
  return (
    <Form className={css.screen} onSubmit={entry.press}>
      <ResetStep
        heading={intl.formatMessage(messages.codeHeading)}
        detail={
          <>
            {intl.formatRich(messages.codeSent, { count: entry.field.length, phone: <ShownPhone {...number} /> })}{' '}
            <TextButton onClick={() => reset.send({ type: 'step.revisited', step: 'forget' })}>
              {intl.formatMessage(messages.changePhone)}
            </TextButton>
          </>
        }
        isFocusElsewhere
        refusal={toRefusal(entry.short, entry.texts)}
        action={
          <NetworkButton type="submit" size="bar" block busy={isBusy}>
            {intl.formatMessage(messages.continue)}
          </NetworkButton>
        }
      >
        <CodeEntry
          field={entry.field}
          isBusy={isBusy}
          resendAt={sent?.resend_at}
          canResend={useResetSelector(selectCanResend)}
          onResend={(by) => reset.send({ type: 'code.resend_requested', ...by })}
        />
      </ResetStep>
    </Form>
  )
}
