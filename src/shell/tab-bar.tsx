import { Building2, House, Menu, Stethoscope, type LucideIcon } from 'lucide-react'
import { useApp } from '#src/context/app-context.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { type ScreenDescriptor, screenTable } from '#src/routes/screen-table.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { useOwnItems } from './own-items.ts'
import { messages } from './shell.messages.ts'
import { tab, tabBar } from './tab-bar.css.ts'
import { useDrawer } from './use-drawer.tsx'

/** The sections of the app at the foot of a phone, with a button for the drawer; a tenant may have only the drawer (T03). */
export function TabBar() {
  const intl = useIntl()
  const { init } = useApp()
  const { hasOwnBar, section: current } = screenTable[usePage().screen]
  const sections = useSections()
  const { opener, drawer } = useDrawer()
  if (init.settings.whitelabel_configs.sidebar || hasOwnBar) return null
  return (
    <>
      <nav aria-label={intl.formatMessage(messages.sections)} className={tabBar}>
        {sections.map(({ href, message, icon, section }) => (
          <Anchor key={message.id} href={href} className={tab} aria-current={section === current ? 'page' : undefined}>
            <Icon of={icon} />
            <span>{intl.formatMessage(message)}</span>
          </Anchor>
        ))}
        <button type="button" className={tab} {...opener}>
          <Icon of={Menu} />
          <span>{intl.formatMessage(messages.menu)}</span>
        </button>
      </nav>
      {drawer}
    </>
  )
}

type Section = Required<Pick<ScreenDescriptor, 'section'>> & {
  href: string
  message: MessageDescriptor
  icon: LucideIcon
}

function useSections(): Section[] {
  const links = useLinks()
  const own = useOwnItems().tabs
  // A patient's own pages take the place of the clinics, which the drawer leads to as well.
  const hasRoom = own.length < 2
  return [
    { href: links.home(), message: messages.home, icon: House, section: 'home' },
    { href: links.results(), message: messages.doctors, icon: Stethoscope, section: 'doctors' },
    ...(hasRoom
      ? [{ href: links.path('clinic'), message: messages.clinics, icon: Building2, section: 'clinics' as const }]
      : []),
    ...own,
  ]
}
