import { eq } from 'drizzle-orm'
import { Problem } from '#contract/problem'
import type { Database } from '#server/db/database'
import { tenants } from '#server/db/schema/tenants'
import { idOfAppointment } from '#server/domain/booking/number-of-appointment'
import { makePractitionerLink } from '#server/domain/video/practitioner-link'

/** An appointment by its number or its id. */
export type WantedVisitLink = { code: string; appointment: string }
/** The token of the link, what its address needs of the tenant, and whether patients can join the visit there. */
export type MadeVisitLink = { token: string; hosts: string[]; expiresAt: string; hasRoom: boolean }

/** The operator of the server makes the link of a practitioner; undefined where there is no such visit. @param tx - a transaction */
export async function makeLinkByOperator(
  tx: Database,
  { code, appointment }: WantedVisitLink,
  now: Date,
): Promise<MadeVisitLink | undefined> {
  const [tenant] = await tx.select().from(tenants).where(eq(tenants.code, code))
  if (!tenant) return undefined
  const id = await idOfAppointment(tx, code, appointment)
  if (id === '') return undefined
  try {
    const { token, expiresAt } = await makePractitionerLink(tx, { tenantCode: code, id }, now)
    const { hosts, configuration } = tenant
    const hasRoom = configuration.video !== undefined || configuration.video_room === true
    return { token, hosts, expiresAt: expiresAt.toISOString(), hasRoom }
  } catch (failure) {
    if (failure instanceof Problem && failure.code === 'not_found') return undefined
    throw failure
  }
}
