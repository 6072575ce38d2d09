import type { Links } from '#src/routes/links.ts'
import { isOff, toCome } from '#src/session/kept-visit.ts'
import type { SessionRecord } from '#src/session/session-store.ts'

/** The address that the app opens with: a patient's overview, a guest's next appointment, else home. */
export function startOf(
  record: Pick<SessionRecord, 'patient' | 'visits'> | undefined,
  now: Date,
  links: Pick<Links, 'path' | 'appointment' | 'home'>,
): string {
  if (record?.patient) return links.path('dashboard/main')
  const next = toCome(Object.values(record?.visits ?? {}), now).find((visit) => !isOff(visit))
  return next ? links.appointment(next.id) : links.home()
}
