import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { SheetQuestion } from '#src/ui/sheet-question.tsx'
import type { Leaving } from './leaving.ts'

/** Asks before the visit is left, by either side: for now, or for good and for both. */
export function LeaveQuestion({ visit, closesAt, zone, words, onStay }: Leaving & { onStay: () => void }) {
  const intl = useIntl()
  const format = useFormat()
  return (
    <SheetQuestion
      title={intl.formatMessage(words.leaveHeading)}
      act={{ label: intl.formatMessage(words.end), onPress: () => visit.send({ type: 'end.pressed' }) }}
      instead={
        <Button size="bar" block onClick={() => visit.send({ type: 'leave.pressed' })}>
          {intl.formatMessage(words.leave)}
        </Button>
      }
      keep={intl.formatMessage(words.stay)}
      onKeep={onStay}
    >
      {intl.formatMessage(words.leaveWhy, { time: format.time(closesAt, zone) })}
    </SheetQuestion>
  )
}
