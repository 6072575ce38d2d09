import { Problem } from '#contract/problem'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useToast } from '#src/ui/toast.tsx'

/** Says why a press had no effect. */
export function useRefused(): (error: unknown) => void {
  const intl = useIntl()
  const toast = useToast()
  return (error) =>
    void toast(intl.formatMessage(problemMessages[error instanceof Problem ? error.code : 'unexpected']))
}
