import { UsersRound, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { screenTable } from '#src/routes/screen-table.ts'
import { usePage } from '#src/routes/use-page.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { regionId } from '#src/ui/toast.tsx'
import { messages } from './booking-for.messages.ts'
import * as css from './booking-for.css.ts'

/** "Booking for Salma" on public pages, among the short notices, until it is put away or the visit is booked. */
export function BookingForChip() {
  const intl = useIntl()
  const { tenant } = useApp()
  const viewer = useViewer()
  const { screen } = usePage()
  const region = document.getElementById(regionId)
  if (!region || viewer.kind !== 'patient' || !viewer.bookingFor || screenTable[screen].isPrivate) return null
  const { name } = viewer.bookingFor
  const putAway = () => {
    void sessionStore(tenant).bookFor(undefined)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return createPortal(
    <div className={css.chip}>
      <Icon of={UsersRound} size="small" />
      <span className={css.words}>{intl.formatRich(messages.chosen, { name: <bdi>{name}</bdi> })}</span>
      <IconButton icon={X} label={intl.formatMessage(messages.putAway, { name })} onClick={putAway} />
    </div>,
    region,
  )
}
