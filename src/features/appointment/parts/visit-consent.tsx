import { useMutation, useQuery } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { toChangedVisit } from '#src/features/earlier-offer/earlier-visit.ts'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { sendsClosed } from '#src/page-load/sends-closed.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { type KeptSwitch, keptSwitchQuery, switchOrKeep } from '#src/queries/appointment-switch.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from '../consent.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

/** What the patient agreed to when they booked: taken back, and given again where it is missing (C59, S11). */
export function VisitConsent({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const setting = useMutation({
    // Without a network it is kept, and said to be not sent yet.
    mutationFn: (isOn: boolean) => switchOrKeep(app, toChangedVisit(visit), { what: 'consent', isOn }),
    networkMode: 'always',
  })
  const { data: kept } = useQuery(keptSwitchQuery(app, 'consent', visit.id))
  const code = useShownCode(setting.error instanceof Problem ? setting.error.code : 'unexpected')
  if (visit.fg_consent === undefined) return null
  const failure = setting.isError ? (
    <Note kind="danger" role="alert">
      {intl.formatMessage(problemMessages[code])}
    </Note>
  ) : null
  if (kept) return <KeptConsent kept={kept} isBusy={setting.isPending} onTakeBack={() => setting.mutate(!kept.isOn)} />
  if (!visit.fg_consent)
    return (
      <Note
        kind="warning"
        role="status"
        title={intl.formatMessage(messages.missing)}
        actions={
          <Button size="small" busy={setting.isPending} onClick={() => setting.mutate(true)}>
            {intl.formatMessage(messages.agree)}
          </Button>
        }
      >
        <p>{intl.formatMessage(messages.missingWhy)}</p>
        {failure}
      </Note>
    )
  return (
    <div role="status">
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.given, {
          when: format.longDay(visit.consented_at ?? visit.created_at ?? visit.start, visit.time_zone),
        })}
      </Text>
      <TextButton disabled={setting.isPending} onClick={() => setting.mutate(false)}>
        {intl.formatMessage(messages.withdraw)}
      </TextButton>
      {failure}
    </div>
  )
}

/** Says that a consent, or that it is withdrawn, waits on the device, and takes that back. */
function KeptConsent({ kept, isBusy, onTakeBack }: { kept: KeptSwitch; isBusy: boolean; onTakeBack: () => void }) {
  const intl = useIntl()
  return (
    <Note
      kind="warning"
      role="status"
      title={intl.formatMessage(kept.isOn ? messages.waitingGiven : messages.waitingWithdrawn)}
      actions={
        <Button size="small" tone="secondary" busy={isBusy} onClick={onTakeBack}>
          {intl.formatMessage(messages.takeBack)}
        </Button>
      }
    >
      {intl.formatMessage(messages.waitingWhy, { closed: sendsClosed() })}
    </Note>
  )
}
