import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './share.messages.ts'
import { share } from './share.ts'

/** Shares a public page of this app, by a path from `useLinks`, and says what became of it where no sheet did. */
export function useShare(): (title: string, path: string) => void {
  const { intl: texts, origin } = useApp()
  const intl = useIntl()
  const toast = useToast()
  return (title, path) => {
    const url = new URL(path, origin).href
    const tell = async () => {
      const outcome = await share({ title, url })
      if (outcome === 'done') return
      // Few need them: they come with the first press.
      await texts.load('share')
      toast(intl.formatMessage(messages[outcome], { url }), { key: 'share' })
    }
    void tell()
  }
}
