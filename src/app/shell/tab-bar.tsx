import { CalendarDays, House, Search, UserRound } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { hasAccount, hasDashboard } from './sections.ts'
import { messages } from './shell.messages.ts'
import { tab, tabBar } from './tab-bar.css.ts'

/** The sections of the app at the foot of a phone. */
export function TabBar() {
  const intl = useIntl()
  const links = useLinks()
  const { screen } = usePage()
  const sections = [
    { href: links.home(), message: messages.home, icon: House, isCurrent: screen === 'home' },
    { href: links.results(), message: messages.search, icon: Search, isCurrent: screen === 'doctor-results' },
    ...(hasDashboard()
      ? [
          {
            href: links.path('dashboard/appointments'),
            message: messages.appointments,
            icon: CalendarDays,
            isCurrent: screen === 'dashboard',
          },
        ]
      : []),
    ...(hasAccount()
      ? [
          {
            href: links.path('account/sign-in'),
            message: messages.account,
            icon: UserRound,
            isCurrent: screen === 'account',
          },
        ]
      : []),
  ]
  // The header leads to two places already: a bar is worth its room from the third on.
  if (sections.length < 3 || screensWithOwnBar.has(screen)) return null
  return (
    <nav aria-label={intl.formatMessage(messages.sections)} className={tabBar}>
      {sections.map(({ href, message, icon, isCurrent }) => (
        <Anchor key={message.id} href={href} className={tab} aria-current={isCurrent ? 'page' : undefined}>
          <Icon of={icon} />
          <span>{intl.formatMessage(message)}</span>
        </Anchor>
      ))}
    </nav>
  )
}

/** Screens whose own bar, with their one action, stands at the bottom of a phone. */
const screensWithOwnBar: ReadonlySet<string> = new Set(['doctor'])
