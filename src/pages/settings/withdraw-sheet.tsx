import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { WithdrawableConsent } from '#contract/consents'
import { deletionDays } from '#contract/settings'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { messages } from '#src/features/agreements/agreements.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { eventsQuery, settingsOf } from '#src/queries/own-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Row, Rows } from '#src/ui/rows.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useComingVisits } from './coming-visits.tsx'
import { messages as settings } from './settings.messages.ts'
import { useDeletionRefusal } from './use-deletion-refusal.ts'

/** What it means to take a consent back is said before it is done. */
export function WithdrawSheet({ kind, onClose }: { kind: WithdrawableConsent; onClose: () => void }) {
  const app = useApp()
  const intl = useIntl()
  const format = useFormat()
  const toast = useToast()
  const queryClient = useQueryClient()
  const visits = useComingVisits()
  const [attempt, setAttempt] = useState(0)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = format.longDay(new Date(now() + deletionDays * 86_400_000).toISOString(), timeZone)
  const withdrawing = useMutation({
    mutationFn: async () => (await settingsOf(app)).withdrawConsent(kind),
    onSuccess: async (account) => {
      await showAnswer(queryClient, accountQuery(app).queryKey, account)
      toast(intl.formatMessage(messages.withdrawnNow))
      onClose()
      return queryClient.invalidateQueries({ queryKey: eventsQuery(app).queryKey })
    },
  })
  const refused = useDeletionRefusal(withdrawing.error)
  const said = (attempt > 0 ? visits.refusal : undefined) ?? refused
  const press = () => {
    setAttempt(attempt + 1)
    if (!visits.refusal) withdrawing.mutate()
  }
  return (
    <Sheet
      title={intl.formatMessage(messages.withdrawTitle)}
      open
      onClose={onClose}
      footer={
        <div>
          <PressNotice refusal={said ? { text: said, attempt } : undefined} />
          <Stack gap={2}>
            <NetworkButton
              tone="danger"
              block
              busy={withdrawing.isPending}
              aria-describedby={visits.describedBy}
              onClick={press}
            >
              {intl.formatMessage(messages.withdrawConfirm)}
            </NetworkButton>
            <Button tone="secondary" block onClick={onClose}>
              {intl.formatMessage(settings.keep)}
            </Button>
          </Stack>
        </div>
      }
    >
      <Rows>
        <Row icon={Trash2}>
          <div>{intl.formatMessage(messages.withdrawAccount, { day })}</div>
          <Text as="div" tone="quiet" size="1">
            {intl.formatMessage(messages.withdrawAccountWhy)}
          </Text>
        </Row>
        {visits.row}
      </Rows>
    </Sheet>
  )
}
