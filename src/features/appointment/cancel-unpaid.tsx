import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './change.messages.ts'
import { CancelVisit } from './parts/cancel-visit.tsx'
import { KeptCancellation } from './parts/kept-cancellation.tsx'
import { useChangeLimits } from './parts/use-change-limits.ts'
import { useKeptChanges } from './parts/use-kept-changes.ts'
import type { ShownVisit } from './use-appointment.ts'

/** Cancelling a visit that awaits its payment, which costs nothing. Renders nothing once it has begun. */
export function CancelUnpaid({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const { hasBegun } = useChangeLimits(visit)
  const { isCancelling } = useKeptChanges(visit.id)
  if (hasBegun) return null
  if (isCancelling) return <KeptCancellation id={visit.id} />
  const costs = intl.formatMessage(messages.unpaidFree)
  return (
    <Stack gap={2}>
      <CancelVisit visit={visit} fee={{ amount: 0, currency: visit.fee.currency }} costs={costs} />
      <Text as="p" tone="quiet" size="1">
        {costs}
      </Text>
    </Stack>
  )
}
