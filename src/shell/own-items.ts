import { CalendarDays, UserRound, type LucideIcon } from 'lucide-react'
import { useApp } from '#src/context/app-context.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { createLinks } from '#src/routes/links.ts'
import type { ScreenDescriptor } from '#src/routes/screen-table.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import type { Viewer } from '#src/session/viewer.ts'
import { ownAddress } from './own-address.ts'
import { messages } from './shell.messages.ts'

/** A link of the shell to something of the viewer's own. */
export type OwnItem = {
  href: string
  message: MessageDescriptor
  icon: LucideIcon
  /** In the header it opens the viewer's menu. */
  isMenu?: true
}

/** One that has a place in the tab bar. */
type OwnTab = OwnItem & Required<Pick<ScreenDescriptor, 'section'>>

type Addresses = { appointments: string; signIn: string; account: string }

/** The links for a viewer in each place of the shell: in place of the way in, a signed-in patient gets their own pages. */
export function ownItemsOf({ kind }: Viewer, to: Addresses) {
  const visits: OwnTab[] = [
    { href: to.appointments, message: messages.appointments, icon: CalendarDays, section: 'appointments' },
  ]
  const signIn: OwnItem = { href: to.signIn, message: messages.signIn, icon: UserRound }
  const account: OwnTab = {
    href: to.account,
    message: messages.account,
    icon: UserRound,
    isMenu: true,
    section: 'account',
  }
  const own: OwnItem[] = [kind === 'patient' ? account : signIn]
  const tabs = kind === 'patient' ? [...visits, account] : visits
  return { header: own, drawer: [...visits, ...own], tabs }
}

/** The links for the viewer of this page. A tenant whose login is on a site of its own has it in place of ours (T04). */
export function useOwnItems() {
  const app = useApp()
  const { path } = createLinks(app)
  const login = ownAddress(app, app.init.settings.whitelabel_configs.login_url)
  return ownItemsOf(useViewer(), {
    appointments: path('dashboard/appointments'),
    signIn: login?.host ? login.href : path('account/sign-in'),
    account: path('dashboard/main'),
  })
}
