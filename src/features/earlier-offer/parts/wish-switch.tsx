import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#contract/problem'
import type { EarlierTimes } from '#contract/earlier-offer'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { sendsClosed } from '#src/page-load/sends-closed.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { appointmentQuery } from '#src/queries/appointment.ts'
import { keptSwitchQuery, switchOrKeep } from '#src/queries/appointment-switch.ts'
import { Checkbox } from '#src/ui/choice.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Note } from '#src/ui/note.tsx'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { toChangedVisit, type EarlierVisit } from '../earlier-visit.ts'
import { messages } from '../earlier-offer.messages.ts'

/** Milliseconds: while somebody waits on this page, an offer that is made meanwhile is shown within so long. */
const lookAgain = 60_000

/** Learnt by the refusal alone: the consent was taken back on another device, or the patient may book nothing since. */
const unwishable: readonly string[] = ['consent_required', 'suspended_to_book']

/** Asks to be told of an earlier time (S10), stored with the press or kept on the device until it can be sent. Renders nothing once it is too late for one. */
export function WishSwitch({ visit, earlier }: { visit: EarlierVisit; earlier: EarlierTimes }) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const now = useNow()
  const toast = useToast()
  // Shown at once, and taken back where it could not be stored.
  const [chosen, setChosen] = useState<boolean>()
  const [attempt, setAttempt] = useState(0)
  const toggle = useMutation({
    mutationFn: (isOn: boolean) => switchOrKeep(app, toChangedVisit(visit), { what: 'wish', isOn }),
    // Without a network it is kept, and said to be not sent yet: nobody may believe that they wait.
    networkMode: 'always',
    onSuccess: (outcome, wanted) => {
      if (outcome === 'stored')
        toast(intl.formatMessage(wanted ? messages.wished : messages.unwished), { key: 'visit' })
    },
    onError: (error) => {
      setAttempt((count) => count + 1)
      // The page says why, and offers no wish.
      if (error instanceof Problem && unwishable.includes(error.code))
        void app.queryClient.invalidateQueries({ queryKey: appointmentQuery(app, visit.id).queryKey })
    },
    onSettled: () => setChosen(undefined),
  })
  useQuery({ ...appointmentQuery(app, visit.id), enabled: earlier.wanted, refetchInterval: lookAgain })
  const { data: kept } = useQuery(keptSwitchQuery(app, 'wish', visit.id))
  const code = useShownCode(toggle.error instanceof Problem ? toggle.error.code : 'unexpected')
  const closes = new Date(Date.parse(visit.start) - earlier.closes_hours_before * 3_600_000)
  if (now !== null && now >= closes) return null
  const isWanted = chosen ?? kept?.isOn ?? earlier.wanted
  const press = (wanted: boolean) => {
    if (toggle.isPending) return
    setChosen(wanted)
    toggle.mutate(wanted)
  }
  return (
    <Panel as="section">
      <Stack gap={2}>
        <Checkbox role="switch" aria-checked={isWanted} checked={isWanted} onChange={press}>
          <Text weight="medium">{intl.formatMessage(messages.wish)}</Text>
        </Checkbox>
        <Text as="p" tone="quiet" size="1" numbers>
          {intl.formatMessage(messages.wishWhy)}{' '}
          {intl.formatMessage(messages.wishUntil, { when: format.moment(closes.toISOString(), visit.time_zone, now) })}
        </Text>
        <div role="status">
          {kept ? (
            <Note kind="warning" title={intl.formatMessage(messages.waiting)}>
              {intl.formatMessage(messages.waitingWhy, { closed: sendsClosed() })}
            </Note>
          ) : null}
        </div>
        <PressNotice
          refusal={toggle.isError ? { text: intl.formatMessage(problemMessages[code]), attempt } : undefined}
        />
      </Stack>
    </Panel>
  )
}
