import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { messages as network } from '#src/features/needs-network/needs-network.messages.ts'
import { messages as person } from '#src/features/person/person.messages.ts'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { writeDay } from '#src/i18n/write-day.ts'
import { identityTypesQuery } from '#src/queries/identity-types.ts'
import type { AccountCopy } from '#src/session/to-own-copies.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './profile.messages.ts'
import * as css from './profile.css.ts'

/** What a device without a network cannot change of who a patient is, as far as it has a copy: it stands in the place of these fields. */
export function CopiedPapers({ copy }: { copy: AccountCopy }) {
  const intl = useIntl()
  const { data: types = [] } = useQuery(identityTypesQuery(useApp()))
  const identityType = types.find(({ id }) => id === copy.identity_type_id)?.name
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return (
    <NetworkFacts
      facts={[
        [
          intl.formatMessage(messages.birthday),
          copy.birthday && writeDay(intl.locale.intl, `${copy.birthday}T12:00:00Z`, day),
        ],
        [intl.formatMessage(messages.marital), null],
        [
          identityType ?? intl.formatMessage(person.identity),
          copy.identityEnd && intl.formatRich(messages.copyEnd, { end: <bdi dir="ltr">{copy.identityEnd}</bdi> }),
        ],
      ]}
    />
  )
}

/** The same of the phone and the email. */
export function CopiedContacts({ copy }: { copy: AccountCopy }) {
  const intl = useIntl()
  const { phone, country_code, email } = copy
  return (
    <NetworkFacts
      facts={[
        [intl.formatMessage(messages.phone), phone && country_code && <ShownPhone {...{ phone, country_code }} />],
        [intl.formatMessage(messages.email), email && <bdi dir="ltr">{email}</bdi>],
      ]}
    />
  )
}

/** What is known, each under its label, and that it needs a network to be changed. */
function NetworkFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const intl = useIntl()
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} is`} className={css.changeable}>
          {value || null}
          <Text as="span" size="1" tone="quiet">
            {intl.formatMessage(network.needsNetwork)}
          </Text>
        </dd>,
      ])}
    </dl>
  )
}
