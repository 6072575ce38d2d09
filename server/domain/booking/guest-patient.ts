import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'

/** Details of the patient as entered; absent ones keep their stored value. */
export type GuestDetails = { firstName: string; lastName: string } & Partial<
  Record<'email' | 'gender' | 'birthday', string | undefined>
>

type Guest = { tenantCode: string; phone: string; details: GuestDetails; now: Date }

/**
 * The id of the guest a visit is for. Guests of one phone are told apart by name, since a parent books for a child: an earlier
 * appointment keeps the name it was made for. A guest of a phone with an account is the account's. Throws `suspended_to_book` when any
 * patient of that phone is suspended.
 */
export async function findOrAddGuest(tx: Database, { tenantCode, phone, details, now }: Guest): Promise<string> {
  const ofPhone = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.tenantCode, tenantCode), eq(patients.phone, phone)))
  if (ofPhone.some(({ suspendedToBook }) => suspendedToBook)) throw problem('suspended_to_book')

  const { firstName, lastName, email, gender, birthday } = details
  const known = ofPhone.find(
    (patient) => patient.isGuest && patient.firstName === firstName && patient.lastName === lastName,
  )
  const account = ofPhone.find(({ isGuest }) => !isGuest)
  const told = {
    ...(email !== undefined && { email }),
    ...(gender !== undefined && { gender }),
    ...(birthday !== undefined && { birthday }),
    ...(account && { accountId: account.id }),
  }
  if (known) {
    if (Object.keys(told).length > 0) await tx.update(patients).set(told).where(eq(patients.id, known.id))
    return known.id
  }
  const [added] = await tx
    .insert(patients)
    .values({ tenantCode, phone, firstName, lastName, ...told, isGuest: true, createdAt: now })
    .returning({ id: patients.id })
  return added!.id
}
