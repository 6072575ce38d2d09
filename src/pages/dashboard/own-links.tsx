import { CalendarDays, ChevronRight, Settings, UserRound } from 'lucide-react'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Icon } from '#src/ui/icon.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'

const areas = [
  { path: 'dashboard/appointments', icon: CalendarDays, message: messages.allVisits },
  { path: 'dashboard/profile', icon: UserRound, message: messages.details },
  { path: 'dashboard/settings', icon: Settings, message: messages.settings },
] as const

/** The ways from the overview to what it shows nothing of. */
export function OwnLinks() {
  const intl = useIntl()
  const links = useLinks()
  return (
    <Rows>
      {areas.map(({ path, icon, message }) => (
        <RowLink key={path} href={links.path(path)} icon={icon} end={<Icon of={ChevronRight} flip />}>
          {intl.formatMessage(message)}
        </RowLink>
      ))}
    </Rows>
  )
}
