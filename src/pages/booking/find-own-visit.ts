import type { Appointment } from '#contract/appointment'
import type { Slot } from '#contract/availability'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { findOverlap } from '#src/features/overlap-note/find-overlap.ts'
import { ownAppointmentsQuery } from '#src/queries/own-appointments.ts'
import { sessionStore } from '#src/session/session-store.ts'

/** What is said of a visit that has the time which its own patient wants to book, and whether their account knows it. */
export type OwnVisit = Pick<Appointment, 'id' | 'status' | 'start' | 'end' | 'time_zone' | 'practitioner'> & {
  isOfAccount: boolean
}

/**
 * The patient's own visit with the practitioner of a slot at its start, of their account or kept on this device; what says so is loaded with it.
 */
export async function findOwnVisit(app: AppContext, slot: Slot): Promise<OwnVisit | null> {
  const store = sessionStore(app.tenant)
  const [kept, own] = await Promise.all([
    store.visits(new Date(now())),
    store.patient().then((patient) => (patient ? ownAhead(app) : undefined)),
  ])
  const visits: OwnVisit[] = [
    ...(own?.appointments ?? []).map((visit) => ({ ...visit, isOfAccount: true })),
    ...kept.map((visit) => ({ ...visit, isOfAccount: false })),
  ]
  const found = findOverlap(
    visits.filter(({ practitioner }) => practitioner.id === slot.practitioner_id),
    slot.start,
    1,
  )
  if (!found) return null
  await app.intl.load('ownvisit')
  return found
}

const ownAhead = (app: AppContext) =>
  app.queryClient.fetchQuery(ownAppointmentsQuery(app, 'ahead')).catch(() => undefined)
