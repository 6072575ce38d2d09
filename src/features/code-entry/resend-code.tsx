import { useIntl } from '#src/i18n/use-intl.ts'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './code.messages.ts'
import { focusOnCode } from './use-code-entry.ts'

type ResendCodeProps = { resendAt: string | undefined; canResend: boolean; onResend: () => void }

/** Asks for another code, once it may be asked for; until then, the time that is left. */
export function ResendCode({ resendAt, canResend, onResend }: ResendCodeProps) {
  const intl = useIntl()
  const seconds = useSecondsUntil(resendAt)
  if (!canResend)
    return (
      <Text as="p" tone="quiet" numbers>
        {intl.formatMessage(messages.wait, { time: countdown(seconds) })}
      </Text>
    )
  const resend = () => {
    onResend()
    // The button is replaced by the time until the next code.
    focusOnCode()
  }
  return (
    <p>
      <TextButton onClick={resend}>{intl.formatMessage(messages.resend)}</TextButton>
    </p>
  )
}
