import { Stack, Text } from '#src/ui/layout.tsx'
import type { ShownVisit } from '../use-appointment.ts'
import { CancelVisit } from './cancel-visit.tsx'
import { RescheduleVisit } from './reschedule-visit.tsx'
import { useChangeLimits } from './use-change-limits.ts'

/** Moving and cancelling a visit that has not begun, until when that is possible, and what it costs. Renders nothing once it has begun. */
export function ChangeVisit({ visit }: { visit: ShownVisit }) {
  const { hasBegun, canCancel, canMove, costs, fee, sentences } = useChangeLimits(visit)
  if (hasBegun) return null
  return (
    <Stack gap={4}>
      {canMove ? <RescheduleVisit visit={visit} /> : null}
      <Stack gap={2}>
        {canCancel ? <CancelVisit visit={visit} fee={fee} costs={costs} /> : null}
        {[...sentences, ...(costs ? [costs] : [])].map((sentence) => (
          <Text key={sentence} as="p" tone="quiet" size="1">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
