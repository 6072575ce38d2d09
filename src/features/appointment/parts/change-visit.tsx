import { Stack, Text } from '#src/ui/layout.tsx'
import type { ShownVisit } from '../use-appointment.ts'
import { CancelVisit } from './cancel-visit.tsx'
import { KeptCancellation } from './kept-cancellation.tsx'
import { KeptMove } from './kept-move.tsx'
import { RescheduleVisit } from './reschedule-visit.tsx'
import { SuspendedVisit } from './suspended-visit.tsx'
import { useChangeLimits } from './use-change-limits.ts'
import { useKeptChanges } from './use-kept-changes.ts'

/** Moving and cancelling a visit that has not begun, until when that is possible, and what it costs. Renders nothing once it has begun. */
export function ChangeVisit({ visit }: { visit: ShownVisit }) {
  const { hasBegun, canCancel, canMove, costs, fee, sentences } = useChangeLimits(visit)
  const { isCancelling, move } = useKeptChanges(visit.id)
  if (hasBegun) return null
  return (
    <Stack gap={4}>
      <SuspendedVisit visit={visit} />
      {move ? <KeptMove visit={visit} move={move} /> : null}
      {isCancelling ? (
        <KeptCancellation id={visit.id} />
      ) : (
        <>
          {canMove && move?.state !== 'waiting' ? <RescheduleVisit visit={visit} /> : null}
          <Stack gap={2}>
            {canCancel ? <CancelVisit visit={visit} fee={fee} costs={costs} /> : null}
            {[...sentences, ...(costs ? [costs] : [])].map((sentence) => (
              <Text key={sentence} as="p" tone="quiet" size="1">
                {sentence}
              </Text>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  )
}
