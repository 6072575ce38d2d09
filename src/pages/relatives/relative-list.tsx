import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import type { Relative } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import { people } from '#src/features/own-pages/own-pictures.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import type { KeptAddition } from '#src/queries/own-relative-additions.ts'
import { detailsOf, type KeptDetails } from '#src/queries/own-relative-details.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { KeptAdditionCard } from './kept-addition.tsx'
import { RelativeCard } from './relative-card.tsx'
import { messages } from './relatives.messages.ts'
import { useKeptRemovals } from './use-kept-removals.ts'
import * as css from './relatives.css.ts'

type Props = {
  relatives: readonly Relative[]
  most: number
  /** Those who wait on the device to be added. */
  additions: readonly KeptAddition[]
  /** What waits on the device to be changed. */
  kept: KeptDetails
}

/** Everybody whom the patient books for, each with their next visit. */
export function RelativeList({ relatives, most, additions, kept }: Props) {
  const intl = useIntl()
  const links = useLinks()
  const removals = useKeptRemovals()
  const visits = useQuery(ownAppointmentsQuery(useApp(), 'ahead'))
  const add = (
    <LinkButton href={links.path('dashboard/relatives', { person: 'new' })} icon={UserRoundPlus}>
      {intl.formatMessage(messages.add)}
    </LinkButton>
  )
  if (relatives.length + additions.length === 0)
    return (
      <Stack gap={5}>
        <h1>{intl.formatMessage(messages.title)}</h1>
        <EmptyState picture={people} title={intl.formatMessage(messages.none)} actions={add}>
          {intl.formatMessage(messages.noneWhy)}
        </EmptyState>
      </Stack>
    )
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{intl.formatMessage(messages.title)}</h1>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.lead)}
        </Text>
      </Stack>
      <ul className={css.list}>
        {relatives.map((relative) => (
          <RelativeCard
            key={relative.id}
            relative={relative}
            kept={detailsOf(kept, relative.id)}
            isRemovalKept={removals.includes(relative.id)}
            visit={visits.data?.appointments.find(({ patient }) => patient.patient_relative_id === relative.id)}
          />
        ))}
        {additions.map((addition) => (
          <KeptAdditionCard key={addition.id} addition={addition} />
        ))}
      </ul>
      {relatives.length + additions.length < most ? (
        <div>{add}</div>
      ) : (
        <Note title={intl.formatMessage(messages.full)}>{intl.formatMessage(messages.fullWhy, { most })}</Note>
      )}
    </Stack>
  )
}
