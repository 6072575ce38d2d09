import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { SheetQuestion } from '#src/ui/sheet-question.tsx'
import { useVisit, Visit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'

/** Asks before the visit is left: for now, or for good and for both sides. */
export function LeaveQuestion({ onStay }: { onStay: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  const { closes_at: closesAt, time_zone: zone } = useVisit()
  const flow = Visit.useActorRef()
  return (
    <SheetQuestion
      title={intl.formatMessage(messages.leaveHeading)}
      act={{ label: intl.formatMessage(messages.end), onPress: () => flow.send({ type: 'end.pressed' }) }}
      instead={
        <Button size="bar" block onClick={() => flow.send({ type: 'leave.pressed' })}>
          {intl.formatMessage(messages.leave)}
        </Button>
      }
      keep={intl.formatMessage(messages.stay)}
      onKeep={onStay}
    >
      {intl.formatMessage(messages.leaveWhy, { time: format.time(closesAt, zone) })}
    </SheetQuestion>
  )
}
