import { CalendarDays, UserRound, type LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import type { Viewer } from '#src/session/viewer.ts'
import { hasAccount, hasDashboard } from './sections.ts'
import { messages } from './shell.messages.ts'

/** A link of the shell to something of the viewer's own; `path` is without mount path and locale. */
export type OwnItem = { path: string; message: MessageDescriptor; icon: LucideIcon }

/** The links for a viewer in each place of the shell, to what is built: a signed-in patient gets no link to sign in. */
export function ownItemsOf({ kind }: Viewer, built: { account: boolean; dashboard: boolean }) {
  const visits = built.dashboard
    ? [{ path: 'dashboard/appointments', message: messages.appointments, icon: CalendarDays }]
    : []
  const signIn =
    built.account && kind !== 'patient' ? [{ path: 'account/sign-in', message: messages.signIn, icon: UserRound }] : []
  return {
    header: signIn,
    drawer: [...visits, ...signIn.map((item) => ({ ...item, message: messages.account }))],
    tabs: visits,
  } satisfies Record<string, OwnItem[]>
}

/** The links for the viewer of this page. */
export const useOwnItems = () => ownItemsOf(useViewer(), { account: hasAccount(), dashboard: hasDashboard() })
