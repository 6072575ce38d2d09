import { useQuery } from '@tanstack/react-query'
import { ChevronRight, UserRoundPlus } from 'lucide-react'
import type { Relative } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { OwnCopy } from '#src/features/own-copies/own-copy.tsx'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { Part, PartOffline, Quiet } from './part.tsx'

/** Shown of the relatives; their own page has all of them. */
const few = 3

/** Whom the patient books for, and who has not agreed to it. */
export function People() {
  const intl = useIntl()
  const links = useLinks()
  const heading = intl.formatMessage(messages.people)
  const list = useQuery(relativesQuery(useApp()))
  const rows = (people: readonly Person[]) => (
    <Rows label={heading}>
      {people.slice(0, few).map((person) => (
        <PersonRow key={person.id} person={person} />
      ))}
    </Rows>
  )
  const copied = (
    <OwnCopy name="relatives" none={<PartOffline />}>
      {(people) => (people.length > 0 ? rows(people) : <Quiet>{intl.formatMessage(messages.noPeople)}</Quiet>)}
    </OwnCopy>
  )
  return (
    <Part heading={heading} of={list} offline={copied}>
      {({ patients }) =>
        patients.length > 0 ? (
          rows(patients)
        ) : (
          <Stack gap={2}>
            <Quiet>{intl.formatMessage(messages.noPeople)}</Quiet>
            <div>
              <LinkButton
                tone="secondary"
                size="small"
                icon={UserRoundPlus}
                href={links.path('dashboard/relatives', { person: 'new' })}
              >
                {intl.formatMessage(messages.addPerson)}
              </LinkButton>
            </div>
          </Stack>
        )
      }
    </Part>
  )
}

/** A copy says nothing of who has agreed. */
type Person = Pick<Relative, 'id' | 'first_name' | 'last_name' | 'consent'>

function PersonRow({ person }: { person: Person }) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <RowLink href={links.path('dashboard/relatives')} end={<Icon of={ChevronRight} flip />}>
      <bdi>{`${person.first_name} ${person.last_name}`.trim()}</bdi>
      {canBookFor(person) ? null : (
        <Text as="div" tone="quiet" size="1">
          {intl.formatMessage(messages.notAgreed)}
        </Text>
      )}
    </RowLink>
  )
}
