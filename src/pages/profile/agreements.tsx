import type { Account } from '#contract/account'
import type { ConsentKind } from '#contract/consents'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { writeDay } from '#src/i18n/write-day.ts'
import { Stack } from '#src/ui/layout.tsx'
import { messages } from './profile.messages.ts'
import * as css from './profile.css.ts'

/** What the patient agreed to, and when; nothing of an account that was made without. It is taken back in the settings. */
export function Agreements({ consents }: Pick<Account, 'consents'>) {
  const intl = useIntl()
  const given = consents.filter(({ withdrawn_at }) => withdrawn_at === undefined)
  if (given.length === 0) return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Stack gap={4}>
      <h2>{intl.formatMessage(messages.agreed)}</h2>
      <dl className={css.facts}>
        {given.map(({ kind, version, given_at }) => [
          <dt key={`${kind} ${version}`}>{intl.formatMessage(labels[kind])}</dt>,
          <dd key={`${kind} ${version} at`}>
            <time dateTime={given_at}>
              {writeDay(intl.locale.intl, given_at, { day: 'numeric', month: 'long', year: 'numeric', timeZone })}
            </time>
          </dd>,
        ])}
      </dl>
    </Stack>
  )
}

const labels: Record<ConsentKind, MessageDescriptor> = {
  terms: messages.agreedTerms,
  health_data: messages.agreedHealth,
}
