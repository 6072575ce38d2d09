import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarDays, Download, Hourglass, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deletionDays } from '#contract/settings'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import { eventsQuery, settingsOf } from '#src/queries/own-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/choice.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './settings.messages.ts'
import { useDeletionRefusal } from './use-deletion-refusal.ts'

type Props = { onClose: () => void; download: { isPending: boolean; mutate: () => void } }

/** What becomes of everything is said before the account is deleted. */
export function DeleteSheet({ onClose, download }: Props) {
  const app = useApp()
  const intl = useIntl()
  const format = useFormat()
  const queryClient = useQueryClient()
  const [isUnderstood, setUnderstood] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const ahead = useQuery(ownAppointmentsQuery(app, 'ahead'))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = format.longDay(new Date(now() + deletionDays * 86_400_000).toISOString(), timeZone)
  const asking = useMutation({
    mutationFn: async () => (await settingsOf(app)).requestDeletion(),
    onSuccess: async () => {
      onClose()
      await Promise.all(
        [accountQuery(app), eventsQuery(app)].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      )
    },
  })
  const refused = useDeletionRefusal(asking.error)
  const isMissing = attempt > 0 && !isUnderstood
  const said = isMissing ? intl.formatMessage(messages.deleteTick) : refused
  const press = () => (isUnderstood ? asking.mutate() : setAttempt(attempt + 1))
  const facts = [
    {
      icon: Hourglass,
      title: intl.formatMessage(messages.deleteTime, { days: deletionDays }),
      detail: intl.formatMessage(messages.deleteTimeDetail, { day, button: intl.formatMessage(own.keepAccount) }),
    },
    // Not known where they cannot be read.
    ...(ahead.data
      ? [
          {
            icon: CalendarDays,
            title: intl.formatMessage(messages.deleteVisits, { count: ahead.data.total }),
            detail: ahead.data.total ? intl.formatMessage(messages.deleteVisitsDetail) : null,
          },
        ]
      : []),
    {
      icon: Trash2,
      title: intl.formatMessage(messages.deleteRest),
      detail: intl.formatMessage(messages.deleteRestDetail),
    },
  ]
  return (
    <Sheet
      title={intl.formatMessage(messages.deleteTitle)}
      open
      onClose={onClose}
      footer={
        <div>
          <PressNotice refusal={said ? { text: said, attempt } : undefined} />
          <Stack gap={2}>
            <NetworkButton tone="danger" block busy={asking.isPending} onClick={press}>
              {intl.formatMessage(messages.deleteConfirm)}
            </NetworkButton>
            <Button tone="secondary" block onClick={onClose}>
              {intl.formatMessage(messages.keep)}
            </Button>
          </Stack>
        </div>
      }
    >
      <Stack gap={4}>
        <Rows>
          {facts.map(({ icon, title, detail }) => (
            <Row key={title} icon={icon}>
              <div>{title}</div>
              <Text as="div" tone="quiet" size="1">
                {detail}
              </Text>
            </Row>
          ))}
        </Rows>
        <NetworkButton tone="soft" block icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
          {intl.formatMessage(messages.downloadFirst)}
        </NetworkButton>
        <Checkbox
          checked={isUnderstood}
          onChange={setUnderstood}
          error={isMissing ? intl.formatMessage(messages.deleteTick) : undefined}
        >
          {intl.formatMessage(messages.deleteUnderstood)}
        </Checkbox>
      </Stack>
    </Sheet>
  )
}
