import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './shell.messages.ts'

/** Says that people and prices are invented, in the demo only. */
export function DemoLine() {
  const intl = useIntl()
  if (!useApp().init.capabilities.demo) return null
  return (
    <Text as="p" size="1" tone="quiet">
      {intl.formatMessage(messages.demo)}
    </Text>
  )
}
