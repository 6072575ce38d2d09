import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from '../visit-documents.messages.ts'

/** Says below buttons that what they do needs a network, while there is none. They are described by it. */
export function NetworkNote({ id }: { id: string }) {
  const intl = useIntl()
  if (useOnline()) return null
  return (
    <Text as="p" id={id} tone="quiet" size="1">
      {intl.formatMessage(messages.needsNetwork)}
    </Text>
  )
}
