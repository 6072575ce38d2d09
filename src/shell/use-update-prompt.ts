import { useEffect } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './shell.messages.ts'

/** Shows that a new version waits, with a button to activate it; not while a step would be interrupted. */
export function useUpdatePrompt(isWaiting: boolean, update: () => void): void {
  const intl = useIntl()
  const showToast = useToast()
  useEffect(() => {
    if (!isWaiting) return
    return showToast(intl.formatMessage(messages.updateReady), {
      key: 'update',
      action: { label: intl.formatMessage(messages.update), onPress: update },
    })
  }, [intl, isWaiting, showToast, update])
}
