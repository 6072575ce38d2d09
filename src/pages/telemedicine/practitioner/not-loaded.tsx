import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Inline, Text } from '#src/ui/layout.tsx'
import { messages } from './practitioner.messages.ts'

/** In place of what did not come, with another try. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <Inline wrap>
      <Text tone="quiet">{intl.formatMessage(messages.notLoaded)}</Text>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {intl.formatMessage(messages.retry)}
      </Button>
    </Inline>
  )
}
