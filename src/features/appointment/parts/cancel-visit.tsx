import { lazy, Suspense, useState } from 'react'
import type { Money } from '#contract/wire'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { messages } from '../appointment.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

const CancelSheet = lazy(() => import('./cancel-sheet.tsx').then(({ CancelSheet }) => ({ default: CancelSheet })))

type Props = {
  visit: ShownVisit
  /** What cancelling costs now, and the sentence that says so, or until when it costs nothing. */
  fee: Money
  costs: string | undefined
}

/** Cancels a visit, after a confirmation. */
export function CancelVisit(props: Props) {
  const intl = useIntl()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button tone="danger" block onClick={() => setConfirming(true)}>
        {intl.formatMessage(messages.cancel)}
      </Button>
      {isConfirming ? (
        <Suspense>
          <CancelSheet {...props} onClose={() => setConfirming(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
