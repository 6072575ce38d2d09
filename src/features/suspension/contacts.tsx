import { MessageSquare, Phone } from 'lucide-react'
import type { DoctorLocation } from '#contract/directory'
import { useApp } from '#src/context/app-context.ts'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import { textIn } from '#src/features/localised-text.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './suspension.messages.ts'

type Clinic = Pick<DoctorLocation, 'name' | 'phone'>

/** Whom somebody can ask who cannot book at present: the clinic of the visit, and the tenant's page `contact` where it has one. */
export function SuspensionContacts({ clinic }: { clinic: Clinic | undefined }) {
  const intl = useIntl()
  const app = useApp()
  const contact = findExternalPlace(app, 'contact')
  const tenant = textIn(app.init.settings.whitelabel_configs.name, app.locale.language)
  return (
    <Stack gap={3}>
      {clinic?.phone ? (
        <>
          <LinkButton block icon={Phone} href={`tel:${clinic.phone.replace(/[^+\d]/g, '')}`}>
            <span>{intl.formatRich(messages.call, { phone: <bdi dir="ltr">{clinic.phone}</bdi> })}</span>
          </LinkButton>
          <Text as="p" tone="quiet" size="1">
            {intl.formatRich(messages.clinic, { clinic: <OwnScript>{clinic.name}</OwnScript> })}
          </Text>
        </>
      ) : null}
      {contact ? (
        <LinkButton block tone="secondary" icon={MessageSquare} href={contact.address} target="_blank" rel="noopener">
          {intl.formatMessage(messages.contact, { tenant })}
        </LinkButton>
      ) : null}
    </Stack>
  )
}
