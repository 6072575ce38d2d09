import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from '../appointment.messages.ts'
import { messages as move } from '../move.messages.ts'
import type { ShownVisit } from '../use-appointment.ts'

const RescheduleSheet = lazy(() =>
  import('./reschedule-sheet.tsx').then(({ RescheduleSheet }) => ({ default: RescheduleSheet })),
)

/** Moves a visit to another time. While only this device's copy of it is known it cannot be, which is said where there is no network. */
export function RescheduleVisit({ visit }: { visit: ShownVisit }) {
  const intl = useIntl()
  const app = useApp()
  const [isOpen, setOpen] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const isOnline = useOnline()
  const { service_id } = visit
  const isWanted = usePage().search['do'] === 'move' && service_id !== undefined && isOnline
  // By the button of a message on the device.
  useEffect(() => {
    if (isWanted) void app.intl.load('care').then(() => setOpen(true))
  }, [isWanted, app])
  if (service_id === undefined) return isOnline ? null : <Text as="p">{intl.formatMessage(move.needsTimes)}</Text>
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
