import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { messages as person } from '#src/features/person/person.messages.ts'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { writeDay } from '#src/i18n/write-day.ts'
import { identityTypesQuery } from '#src/queries/identity-types.ts'
import type { AccountCopy } from '#src/session/to-own-copies.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './profile.messages.ts'
import * as css from './profile.css.ts'

/** What this device has kept of the profile, to be read without a network. It is never a form: what is left out here would be emptied by it. */
export function ProfileCopy({
  copy,
  children,
}: {
  copy: AccountCopy
  /** Stands below the heading. */ children: ReactNode
}) {
  const intl = useIntl()
  const { data: types = [] } = useQuery(identityTypesQuery(useApp()))
  const identityType = types.find(({ id }) => id === copy.identity_type_id)?.name
  const nameOf = (first = '', last = '') => <bdi>{`${first} ${last}`.trim()}</bdi>
  const contactName = copy.emergency_contact_name ?? copy.emergency_contact_lastname
  const { emergency_relationship_id: relationship, emergency_contact_phone: contactPhone } = copy
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{intl.formatMessage(own.profile)}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.copyWhy)}
        </Text>
      </Stack>
      {children}
      <Facts
        heading={intl.formatMessage(messages.who)}
        facts={[
          [intl.formatMessage(messages.copyName), nameOf(copy.first_name, copy.last_name)],
          [
            intl.formatMessage(messages.birthday),
            copy.birthday &&
              writeDay(intl.locale.intl, `${copy.birthday}T12:00:00Z`, {
                ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
              }),
          ],
          [intl.formatMessage(messages.gender), copy.gender && intl.formatMessage(messages[copy.gender])],
          [
            identityType ?? intl.formatMessage(person.identity),
            copy.identityEnd && intl.formatRich(messages.copyEnd, { end: <bdi dir="ltr">{copy.identityEnd}</bdi> }),
          ],
        ]}
      />
      <Facts
        heading={intl.formatMessage(messages.reach)}
        facts={[
          [
            intl.formatMessage(messages.phone),
            copy.phone && copy.country_code && <ShownPhone phone={copy.phone} country_code={copy.country_code} />,
          ],
          [intl.formatMessage(messages.email), copy.email && <bdi dir="ltr">{copy.email}</bdi>],
        ]}
      />
      <Facts
        heading={intl.formatMessage(messages.body)}
        facts={[
          [intl.formatMessage(messages.blood), copy.blood_type && <bdi dir="ltr">{copy.blood_type}</bdi>],
          [intl.formatMessage(messages.height), copy.height],
          [intl.formatMessage(messages.weight), copy.weight],
        ]}
      />
      <Facts
        heading={intl.formatMessage(messages.emergency)}
        facts={[
          [
            intl.formatMessage(messages.copyName),
            contactName && nameOf(copy.emergency_contact_name, copy.emergency_contact_lastname),
          ],
          [intl.formatMessage(messages.contactRelationship), relationship && intl.formatMessage(person[relationship])],
          [intl.formatMessage(messages.contactPhone), contactPhone && <bdi dir="ltr">{contactPhone}</bdi>],
        ]}
      />
    </Stack>
  )
}

/** What is told, each under its label; nothing where nothing of it is. */
function Facts({
  heading,
  facts,
}: {
  heading: string
  facts: readonly (readonly [label: string, value: ReactNode])[]
}) {
  const told = facts.filter(([, value]) => Boolean(value))
  if (told.length === 0) return null
  return (
    <Stack as="section" gap={3}>
      <h2>{heading}</h2>
      <dl className={css.facts}>
        {told.map(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} is`}>{value}</dd>])}
      </dl>
    </Stack>
  )
}
