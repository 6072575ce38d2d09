import { MessageSquare, Phone } from 'lucide-react'
import type { Appointment } from '#contract/appointment'
import { useApp } from '#src/context/app-context.ts'
import { findExternalPlace } from '#src/features/external-page/external-page.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './visit-payment.messages.ts'

/** The clinic of a visit, as who is called about it. */
export type WithContact = { facility: Pick<Appointment['facility'], 'name' | 'phone'> }

type Props = { amount: string; receipt: string | undefined; clinic: WithContact['facility'] }

/** Money that could not be given back: that it is the patient's still, whom they call, and the tenant's page `contact` where it has one. */
export function StuckRefund({ amount, receipt, clinic }: Props) {
  const intl = useIntl()
  const app = useApp()
  const contact = findExternalPlace(app, 'contact')
  const tenant = textIn(app.init.settings.whitelabel_configs.name, app.locale.language)
  return (
    <Note
      kind="warning"
      title={intl.formatMessage(messages.stuckTitle, { amount })}
      actions={
        <>
          <LinkButton size="small" icon={Phone} href={`tel:${clinic.phone.replace(/[^+\d]/g, '')}`}>
            <span>{intl.formatRich(messages.stuckCall, { phone: <bdi dir="ltr">{clinic.phone}</bdi> })}</span>
          </LinkButton>
          {contact ? (
            <LinkButton
              size="small"
              tone="secondary"
              icon={MessageSquare}
              href={contact.address}
              target="_blank"
              rel="noopener"
            >
              {intl.formatMessage(messages.stuckContact, { tenant })}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {intl.formatRich(messages.stuckWhat, { clinic: <bdi>{clinic.name}</bdi>, receipt: <bdi>{receipt}</bdi> })}
    </Note>
  )
}
