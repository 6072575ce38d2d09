import { ShieldCheck } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Note } from '#src/ui/note.tsx'
import { messages } from './captcha.messages.ts'

/** Our own check: the device computes, and the patient waits. */
export function WorkingCheck() {
  const intl = useIntl()
  return (
    <Note kind="plain" icon={ShieldCheck} title={intl.formatMessage(messages.working)}>
      {intl.formatMessage(messages.workingWhy)}
    </Note>
  )
}
