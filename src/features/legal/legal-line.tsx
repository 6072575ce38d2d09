import { useApp } from '#src/context/app-context.ts'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { Text } from '#src/ui/layout.tsx'
import { LegalLink } from './legal-link.tsx'

/**
 * A sentence about both legal texts, with `{terms}` and `{privacy}` as links; nothing where the partner lacks one of them
 * (U01).
 */
export function LegalLine({ message }: { message: MessageDescriptor }) {
  const app = useApp()
  const intl = useIntl()
  if (!findExternalPlace(app, 'terms') || !findExternalPlace(app, 'privacy')) return null
  return (
    <Text as="p" size="1" tone="quiet">
      {intl.formatRich(message, {
        terms: <LegalLink content="terms" inText />,
        privacy: <LegalLink content="privacy" inText />,
      })}
    </Text>
  )
}
