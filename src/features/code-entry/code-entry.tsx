import { useIntl } from '#src/i18n/use-intl.ts'
import { CodeField } from '#src/ui/code-field.tsx'
import { messages } from './code.messages.ts'
import { ResendCode, type ResendCodeProps } from './resend-code.tsx'
import type { useCodeEntry } from './use-code-entry.ts'

type CodeEntryProps = {
  field: ReturnType<typeof useCodeEntry>['field']
  isBusy: boolean
  /** When another code may be asked for, as an instant. */
  resendAt: string | undefined
  /** Whether that time has come. */
  canResend: boolean
  onResend: ResendCodeProps['onResend']
  /** The code comes by mail. */
  isMail?: boolean
}

/** The field of a one-time code, and the way to another one. */
export function CodeEntry({ field: { refusal, error, ...field }, isBusy, ...resend }: CodeEntryProps) {
  const intl = useIntl()
  return (
    <>
      <CodeField
        {...field}
        label={intl.formatMessage(messages.code)}
        readOnly={isBusy}
        error={refusal ? <span role="alert">{refusal}</span> : error}
      />
      <ResendCode {...resend} />
    </>
  )
}
