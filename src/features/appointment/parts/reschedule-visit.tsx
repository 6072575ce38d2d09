import { lazy, Suspense, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { Button } from '#src/ui/button.tsx'
import { messages } from '../appointment.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

const RescheduleSheet = lazy(() =>
  import('./reschedule-sheet.tsx').then(({ RescheduleSheet }) => ({ default: RescheduleSheet })),
)

/** Moves a visit that has not begun to another time. Renders nothing once it has, or while only this device's copy of it is known. */
export function RescheduleVisit({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const app = useApp()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const { service_id } = visit
  if (service_id === undefined || (now !== null && new Date(visit.start) <= now)) return null
  const open = async () => {
    setOpening(true)
    // The free times speak in words that this page has no other use for.
    await app.intl.load('care').finally(() => setOpening(false))
    setOpen(true)
  }
  return (
    <>
      <Button tone="secondary" block busy={isOpening} onClick={() => void open()}>
        {intl.formatMessage(messages.change)}
      </Button>
      {isOpen ? (
        <Suspense>
          <RescheduleSheet visit={{ ...visit, service_id }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
