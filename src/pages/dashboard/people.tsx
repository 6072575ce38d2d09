import { useQuery } from '@tanstack/react-query'
import { ChevronRight, UserRoundPlus } from 'lucide-react'
import type { Relative } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { Part, Quiet } from './part.tsx'

/** Shown of the relatives; their own page has all of them. */
const few = 3

/** Whom the patient books for, and who has not agreed to it. */
export function People() {
  const intl = useIntl()
  const links = useLinks()
  const heading = intl.formatMessage(messages.people)
  const list = useQuery(relativesQuery(useApp()))
  return (
    <Part heading={heading} of={list}>
      {({ patients }) =>
        patients.length > 0 ? (
          <Rows label={heading}>
            {patients.slice(0, few).map((relative) => (
              <PersonRow key={relative.id} relative={relative} />
            ))}
          </Rows>
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

function PersonRow({ relative }: { relative: Relative }) {
  const intl = useIntl()
  const links = useLinks()
  return (
    <RowLink href={links.path('dashboard/relatives')} end={<Icon of={ChevronRight} flip />}>
      <bdi>{`${relative.first_name} ${relative.last_name}`.trim()}</bdi>
      {canBookFor(relative) ? null : (
        <Text as="div" tone="quiet" size="1">
          {intl.formatMessage(messages.notAgreed)}
        </Text>
      )}
    </RowLink>
  )
}
