import { lazy, Suspense, useEffect, useState } from 'react'
import type { Account } from '#contract/account'
import { withdrawableConsents, type ConsentKind, type WithdrawableConsent } from '#contract/consents'
import { AgreeForm } from '#src/features/agreements/agree-form.tsx'
import { messages } from '#src/features/agreements/agreements.messages.ts'
import { hasWithdrawn, missingConsents } from '#src/features/agreements/missing-consents.ts'
import { focusField, isConsent } from '#src/features/own-forms/missing-fields.tsx'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { usePage } from '#src/routes/use-page.ts'
import type { SettingsCopy } from '#src/session/to-own-copies.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Section } from './section.tsx'

const WithdrawSheet = lazy(async () => ({ default: (await import('./withdraw-sheet.tsx')).WithdrawSheet }))

/** What the patient agreed to, when and in which wording; what can be taken back, and what is still to be given. */
export function Agreements({ account }: { account: SettingsCopy }) {
  const intl = useIntl()
  const [leaving, setLeaving] = useState<WithdrawableConsent>()
  const isMissing = missingConsents(account).length > 0
  const { field: wanted } = usePage().search
  useEffect(() => (wanted !== undefined && isConsent(wanted) ? focusField(wanted) : undefined), [wanted])
  const lead = hasWithdrawn(account) ? messages.againLead : messages.missingLead
  return (
    <Section heading={intl.formatMessage(messages.heading)} {...(isMissing && { lead: intl.formatMessage(lead) })}>
      {account.consents.length > 0 ? (
        <Rows label={intl.formatMessage(messages.heading)}>
          {account.consents.map((consent) => (
            <ConsentRow key={`${consent.kind} ${consent.version}`} consent={consent} onWithdraw={setLeaving} />
          ))}
        </Rows>
      ) : (
        <Text as="p">{intl.formatMessage(messages.nothing)}</Text>
      )}
      <AgreeForm account={account} />
      {leaving ? (
        <Suspense>
          <WithdrawSheet kind={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      ) : null}
    </Section>
  )
}

type ConsentRowProps = {
  consent: Account['consents'][number]
  onWithdraw: (kind: WithdrawableConsent) => void
}

function ConsentRow({ consent, onWithdraw }: ConsentRowProps) {
  const intl = useIntl()
  const format = useFormat()
  const { kind, version, given_at, withdrawn_at } = consent
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const agreement = intl.formatMessage(names[kind])
  const day = format.longDay(withdrawn_at ?? given_at, timeZone)
  return (
    <Row
      end={
        isWithdrawable(kind) && !withdrawn_at ? (
          <Button
            tone="secondary"
            size="small"
            aria-label={intl.formatMessage(messages.withdrawOf, { agreement })}
            onClick={() => onWithdraw(kind)}
          >
            {intl.formatMessage(messages.withdraw)}
          </Button>
        ) : null
      }
    >
      <div>{agreement}</div>
      <Text as="div" tone="quiet" size="1" numbers>
        {intl.formatMessage(withdrawn_at ? messages.withdrawn : messages.since, { day, version })}
      </Text>
      {isWithdrawable(kind) ? null : (
        <Text as="div" tone="quiet" size="1">
          {intl.formatMessage(messages.termsEnd)}
        </Text>
      )}
    </Row>
  )
}

const isWithdrawable = (kind: ConsentKind): kind is WithdrawableConsent =>
  withdrawableConsents.some((one) => one === kind)

const names: Record<ConsentKind, MessageDescriptor> = { terms: messages.terms, health_data: messages.healthData }
