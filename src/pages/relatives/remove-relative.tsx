import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Problem } from '#contract/problem'
import type { Relative, VisitAhead } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import { removeRelative } from '#src/queries/own-relatives.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { useLinks } from '#src/routes/links.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './relatives.messages.ts'

/** Removes a relative after a confirmation, or keeps that on the device until it can be sent. Where a visit is booked for them, leads to the visit instead. */
export function RemoveRelative({ relative, onRemoved }: { relative: Relative; onRemoved: () => void }) {
  const intl = useIntl()
  const toast = useToast()
  const app = useApp()
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const name = relative.first_name
  const removal = useMutation({
    mutationFn: () => removeRelative(app, relative),
    // Without a network it is kept, and said to be not sent yet: nobody may believe that it is done.
    networkMode: 'always',
    onSuccess: async (outcome) => {
      if (outcome === 'kept') return setConfirming(false)
      const session = sessionStore(app.tenant)
      if ((await session.bookingFor())?.relativeId === relative.id) await session.bookFor(undefined)
      await queryClient.invalidateQueries({ queryKey: relativesQuery(app).queryKey })
      toast(intl.formatMessage(messages.removed, { name }))
      onRemoved()
    },
  })
  const known = useQuery(ownAppointmentsQuery(app, 'ahead')).data?.appointments.find(
    ({ patient }) => patient.patient_relative_id === relative.id,
  )
  const visit = visitOf(removal.error) ?? (known && { ...known, appointment_id: known.id })
  const failed = removal.error && (removal.error instanceof Problem ? removal.error.code : 'unexpected')
  const close = () => setConfirming(false)
  const keep = (
    <Button tone="secondary" size="bar" block onClick={close}>
      {intl.formatMessage(messages.keep, { name })}
    </Button>
  )
  const ask = () => {
    removal.reset()
    setConfirming(true)
  }
  return (
    <div>
      <Button tone="danger" icon={Trash2} onClick={ask}>
        {intl.formatMessage(messages.remove, { name })}
      </Button>
      {visit ? (
        <Sheet
          title={intl.formatMessage(messages.cannotRemove, { name })}
          open={isConfirming}
          onClose={close}
          footer={
            <Stack gap={2}>
              <SeeVisit id={visit.appointment_id} />
              {keep}
            </Stack>
          }
        >
          <VisitAheadOf visit={visit} />
        </Sheet>
      ) : (
        <Sheet
          title={intl.formatMessage(messages.removeTitle, { name })}
          open={isConfirming}
          onClose={close}
          footer={
            <Stack gap={2}>
              <Button tone="danger" size="bar" block busy={removal.isPending} onClick={() => removal.mutate()}>
                {intl.formatMessage(messages.removeNow)}
              </Button>
              {keep}
            </Stack>
          }
        >
          <Stack gap={3}>
            <p>{intl.formatMessage(messages.removeWhat)}</p>
            {failed ? (
              <Note kind="danger" role="alert">
                {intl.formatMessage(problemMessages[failed])}
              </Note>
            ) : null}
          </Stack>
        </Sheet>
      )}
    </div>
  )
}

function SeeVisit({ id }: { id: string }) {
  const intl = useIntl()
  return (
    <LinkButton size="bar" block href={useLinks().appointment(id)}>
      {intl.formatMessage(messages.seeVisit)}
    </LinkButton>
  )
}

function VisitAheadOf({ visit }: { visit: Pick<VisitAhead, 'start' | 'time_zone'> }) {
  const intl = useIntl()
  const when = useFormat().moment(visit.start, visit.time_zone, useNow())
  return (
    <Stack gap={3}>
      <Text as="p" weight="medium" numbers>
        {intl.formatMessage(messages.visitAhead, { when })}
      </Text>
      <p>{intl.formatMessage(messages.visitAheadWhy)}</p>
    </Stack>
  )
}

/** The visit that a refusal names. */
const visitOf = (failure: unknown): VisitAhead | undefined =>
  failure instanceof Problem && failure.code === 'relative_has_visits' ? (failure.details as VisitAhead) : undefined
