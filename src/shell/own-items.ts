import { CalendarDays, UserRound, type LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import type { Viewer } from '#src/session/viewer.ts'
import { hasAccount, hasAppointments } from './sections.ts'
import { messages } from './shell.messages.ts'

/** A link of the shell to something of the viewer's own; `path` is without mount path and locale. */
export type OwnItem = { path: string; message: MessageDescriptor; icon: LucideIcon }

/** The links for a viewer in each place of the shell, to what is built: in place of the way in, a signed-in patient gets their own pages. */
export function ownItemsOf({ kind }: Viewer, built: { account: boolean; appointments: boolean }) {
  const visits = built.appointments
    ? [{ path: 'dashboard/appointments', message: messages.appointments, icon: CalendarDays }]
    : []
  const signIn = { path: 'account/sign-in', message: messages.signIn, icon: UserRound }
  const account = { path: 'dashboard/main', message: messages.account, icon: UserRound }
  const own = built.account ? [kind === 'patient' ? account : signIn] : []
  return { header: own, drawer: [...visits, ...own], tabs: visits } satisfies Record<string, OwnItem[]>
}

/** The links for the viewer of this page. */
export const useOwnItems = () => ownItemsOf(useViewer(), { account: hasAccount(), appointments: hasAppointments() })
