import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Hourglass, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deletionDays } from '#contract/settings'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { eventsQuery, settingsOf } from '#src/queries/own-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/choice.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useComingVisits } from './coming-visits.tsx'
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
  const visits = useComingVisits()
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
  const unread = attempt > 0 ? visits.refusal : undefined
  const said = unread ?? (isMissing ? intl.formatMessage(messages.deleteTick) : refused)
  const press = () => (isUnderstood && !visits.refusal ? asking.mutate() : setAttempt(attempt + 1))
  return (
    <Sheet
      title={intl.formatMessage(messages.deleteTitle)}
      open
      onClose={onClose}
      footer={
        <div>
          <PressNotice refusal={said ? { text: said, attempt } : undefined} />
          <Stack gap={2}>
            <NetworkButton
              tone="danger"
              block
              busy={asking.isPending}
              aria-describedby={visits.describedBy}
              onClick={press}
            >
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
          <Row icon={Hourglass}>
            <div>{intl.formatMessage(messages.deleteTime, { days: deletionDays })}</div>
            <Text as="div" tone="quiet" size="1">
              {intl.formatMessage(messages.deleteTimeDetail, { day, button: intl.formatMessage(own.keepAccount) })}
            </Text>
          </Row>
          {visits.row}
          <Row icon={Trash2}>
            <div>{intl.formatMessage(messages.deleteRest)}</div>
            <Text as="div" tone="quiet" size="1">
              {intl.formatMessage(messages.deleteRestDetail)}
            </Text>
          </Row>
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
