import { hashKey, type Query } from '@tanstack/react-query'
import type { Account, AppointmentList } from '#contract/account'
import type { CalendarFeed } from '#contract/calendar-feed'
import type { DocumentList } from '#contract/documents'
import type { Passkey } from '#contract/passkey'
import type { RelativeList } from '#contract/relative'
import type { AccountEvent, NotificationSettings, SignedInDevice } from '#contract/settings'
import type { LinkedWays } from '#contract/social'
import type { AppContext } from '#src/context/app-context.ts'
import { accountQuery } from '#src/queries/account.ts'
import { forgetCopiedDocuments, isLockable } from '#src/queries/own-document-access.ts'
import { ownAppointmentsQuery, type VisitsWhen } from '#src/queries/own-appointments.ts'
import { documentsQuery } from '#src/queries/own-documents.ts'
import { passkeysQuery } from '#src/queries/own-passkeys.ts'
import { calendarFeedQuery, devicesQuery, eventsQuery, notificationsQuery } from '#src/queries/own-settings.ts'
import { waysQuery } from '#src/queries/own-ways.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { fileCopies } from '#src/session/file-copies.ts'
import { ownCopies } from '#src/session/own-copies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import {
  keptEvents,
  toAccountCopy,
  toDeviceCopy,
  toPasskeyCopy,
  toRelativeCopy,
  toSettingsCopy,
  toVisitCopy,
} from '#src/session/to-own-copies.ts'

/**
 * Keeps what is read of a patient's own while one of their pages is shown, for reading without a network. The returned function stops that.
 */
export function keepCopies(app: AppContext): () => void {
  const { tenant, queryClient } = app
  const copies = ownCopies(tenant)
  // Whose the answers in this page's memory are: who signs in later has another page.
  const patient = sessionStore(tenant)
    .patient()
    .catch(() => undefined)
  const keepVisits = (when: VisitsWhen) => (data: unknown, patientId: string) =>
    copies.keep(when, { patientId, value: (data as AppointmentList).appointments.map(toVisitCopy) })
  const keepers: Record<string, (data: unknown, patientId: string) => Promise<void>> = {
    [hashKey(accountQuery(app).queryKey)]: async (data, patientId) => {
      await copies.keep('account', { patientId, value: toAccountCopy(data as Account) })
      await copies.keep('settings', { patientId, value: toSettingsCopy(data as Account) })
    },
    [hashKey(relativesQuery(app).queryKey)]: (data, patientId) =>
      copies.keep('relatives', { patientId, value: (data as RelativeList).patients.map(toRelativeCopy) }),
    [hashKey(notificationsQuery(app).queryKey)]: (data, patientId) =>
      copies.keep('messages', { patientId, value: data as NotificationSettings }),
    [hashKey(devicesQuery(app).queryKey)]: (data, patientId) =>
      copies.keep('devices', { patientId, value: (data as SignedInDevice[]).map(toDeviceCopy) }),
    [hashKey(passkeysQuery(app).queryKey)]: (data, patientId) =>
      copies.keep('passkeys', { patientId, value: (data as Passkey[]).map(toPasskeyCopy) }),
    [hashKey(waysQuery(app).queryKey)]: (data, patientId) =>
      copies.keep('ways', { patientId, value: data as LinkedWays['ways'] }),
    [hashKey(eventsQuery(app).queryKey)]: (data, patientId) =>
      copies.keep('events', { patientId, value: (data as AccountEvent[]).slice(0, keptEvents) }),
    [hashKey(calendarFeedQuery(app).queryKey)]: (data, patientId) =>
      copies.keep('calendar', { patientId, value: data as CalendarFeed }),
    // The first of them: what a patient looks for without a network is near.
    [hashKey(ownAppointmentsQuery(app, 'ahead').queryKey)]: keepVisits('ahead'),
    [hashKey(ownAppointmentsQuery(app, 'past').queryKey)]: keepVisits('past'),
    [hashKey(documentsQuery(app).queryKey)]: async (data, patientId) => {
      if (isLockable(app)) return forgetCopiedDocuments(tenant)
      const list = data as DocumentList
      await copies.keep('documents', { patientId, value: list })
      const files = new Set(list.documents.flatMap((one) => one.files.map(({ id }) => id)))
      // What was deleted or is withheld does not open here either.
      await fileCopies(tenant).removeWhere((id) => !files.has(id))
    },
  }
  const look = async ({ queryHash, state }: Query) => {
    const keep = keepers[queryHash]
    if (!keep || state.status !== 'success') return
    const id = (await patient)?.id
    // A device that refuses to store it has no copy.
    if (id !== undefined) await keep(state.data, id).catch(() => undefined)
  }
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) void look(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void look(event.query as Query)
  })
}
