import { and, eq, exists, gt, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/locale'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { appointmentKeys, appointments } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { hashToken } from '#server/tokens'

/** An appointment by its id, within one tenant. */
export type TenantsAppointment = { tenantCode: string; id: string }
type Proof = { token?: string | undefined; patientId?: string | undefined }

/**
 * Whether the token of a guest, that of a device, or the session of a patient opens the appointment, which the patient's account may have
 * made as a guest; only within its tenant.
 */
export async function isOpenTo(
  db: Database,
  { tenantCode, id }: TenantsAppointment,
  by: Proof,
  now: Date,
): Promise<boolean> {
  const proofs = [
    ...(by.token === undefined ? [] : opensBy(db, hashToken(by.token), now)),
    by.patientId === undefined ? undefined : isOfAccount(db, by.patientId),
  ].filter((proof) => proof !== undefined)
  if (proofs.length === 0 || !isUuid(id)) return false
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id), or(...proofs)))
  return rows.length > 0
}

const opensBy = (db: Database, tokenHash: string, now: Date) => [
  eq(appointments.tokenHash, tokenHash),
  exists(
    db
      .select({ id: appointmentKeys.id })
      .from(appointmentKeys)
      .where(
        and(
          eq(appointmentKeys.appointmentId, appointments.id),
          eq(appointmentKeys.kind, 'device'),
          eq(appointmentKeys.tokenHash, tokenHash),
          gt(appointmentKeys.expiresAt, now),
        ),
      ),
  ),
]

/** Whether an appointment is for the patient of an account, or for one of the guests that belong to it. */
export function isOfAccount(db: Database, accountId: string): SQL {
  const ofAccount = db
    .select({ id: patients.id })
    .from(patients)
    .where(or(eq(patients.id, accountId), eq(patients.accountId, accountId)))
  return inArray(appointments.patientId, ofAccount)
}

/**
 * Who is told of a visit: the phone it was booked with, in E.164; the email that the account has proven to which it belongs, undefined without
 * one; the language that this account has chosen, null without a choice or an account; and the id of the account, undefined of a guest.
 */
export type Recipient = {
  phone: string
  email: string | undefined
  language: Language | null
  accountId: string | undefined
}

/** Who is told of an appointment. Throws `not_found`. */
export async function findRecipient(db: Database, { tenantCode, id }: TenantsAppointment): Promise<Recipient> {
  const account = alias(patients, 'account')
  const [row] = await db
    .select({
      phone: patients.phone,
      language: account.language,
      email: account.email,
      emailProvenAt: account.emailProvenAt,
      isGuest: account.isGuest,
      accountId: account.id,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(account, eq(account.id, sql`coalesce(${patients.accountId}, ${patients.id})`))
    .where(and(eq(appointments.tenantCode, tenantCode), eq(appointments.id, id)))
  if (!row?.phone) throw problem('not_found')
  const hasProven = row.isGuest === false && row.emailProvenAt !== null
  return {
    phone: row.phone,
    email: hasProven && row.email !== null ? row.email : undefined,
    language: row.language,
    accountId: row.isGuest === false && row.accountId !== null ? row.accountId : undefined,
  }
}
