import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { PractitionerLink, PractitionerLinkFault } from '#contract/video-visit'
import type { Database } from '#server/db/open'
import { appointmentKeys, appointments, reservations } from '#server/db/schema/appointments'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'
import { openAfterVisitMs } from '../booking/appointment-keys.ts'

type Visit = { tenantCode: string; id: string }

/**
 * Makes the token of the link by which a facility opens one visit by video, for its practitioner: 256 random bits of which a hash is stored, good until
 * a day after the visit. One that was made before is void. Throws `not_found`, also for a visit of another kind or one that is not booked.
 */
export function makePractitionerLink(
  db: Database,
  { tenantCode, id }: Visit,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  return db.transaction(async (tx) => {
    const [visit] = await tx
      .select({ during: reservations.during, type: appointments.consultationType, status: appointments.status })
      .from(appointments)
      .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
      .where(and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id)))
      .for('no key update', { of: appointments })
    const expiresAt = visit && new Date(visit.during.to.getTime() + openAfterVisitMs)
    if (visit?.type !== 'telemedicine' || visit.status !== 'booked' || !expiresAt || expiresAt <= now)
      throw problem('not_found')
    const isOfPractitioner = and(eq(appointmentKeys.appointmentId, id), eq(appointmentKeys.kind, 'practitioner'))
    await tx.delete(appointmentKeys).where(isOfPractitioner)
    const token = randomBytes(32).toString('base64url')
    await tx.insert(appointmentKeys).values({
      ...{ tenantCode, appointmentId: id, kind: 'practitioner', tokenHash: hashToken(token), expiresAt },
      createdAt: now,
    })
    return { token, expiresAt }
  })
}

/** The visit that a practitioner's link opens, and which link it is; or why it opens none. */
export type OpenedLink = { id: string; appointmentId: string; expiresAt: Date } | PractitionerLinkFault

/** Opens a practitioner's link, as often as the browser asks that was the first. */
export async function openPractitionerLink(
  db: Database,
  tenantCode: string,
  { link_token: token, browser_key: browserKey }: PractitionerLink,
  now: Date,
): Promise<OpenedLink> {
  const isLink = and(
    eq(appointmentKeys.tenantCode, tenantCode),
    eq(appointmentKeys.kind, 'practitioner'),
    eq(appointmentKeys.tokenHash, hashToken(token)),
  )
  const browserHash = hashToken(browserKey)
  const find = () => db.select().from(appointmentKeys).where(isLink)
  let [link] = await find()
  if (link?.browserHash === null && link.expiresAt > now) {
    await db
      .update(appointmentKeys)
      .set({ browserHash })
      .where(and(isLink, isNull(appointmentKeys.browserHash)))
    // Two browsers may open it at once, and one of them was first.
    ;[link] = await find()
  }
  if (!link) return 'unknown'
  const { id, appointmentId, expiresAt } = link
  if (expiresAt <= now) return 'expired'
  return link.browserHash === browserHash ? { id, appointmentId, expiresAt } : 'used'
}
