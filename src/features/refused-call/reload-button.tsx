import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { messages } from './refused-call.messages.ts'

/** Loads the page anew, which helps where a part of the app is lost. */
export function ReloadButton() {
  const intl = useIntl()
  return (
    <Button tone="secondary" size="small" onClick={() => window.location.reload()}>
      {intl.formatMessage(messages.reload)}
    </Button>
  )
}
