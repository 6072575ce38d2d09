import { lazy, Suspense, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { messages } from '../appointment.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

const RescheduleSheet = lazy(() =>
  import('./reschedule-sheet.tsx').then(({ RescheduleSheet }) => ({ default: RescheduleSheet })),
)

/** Moves a visit to another time. Renders nothing while only this device's copy of it is known. */
export function RescheduleVisit({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const app = useApp()
  const [isOpen, setOpen] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const { service_id } = visit
  if (service_id === undefined) return null
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
