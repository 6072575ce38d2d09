import { and, eq } from 'drizzle-orm'
import type { PatientForm } from '#contract/appointment'
import type { Database } from '#server/db/open'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'

type Guest = { tenantCode: string; phone: string; form: PatientForm; now: Date }

/**
 * The id of the guest a visit is for. Guests of one phone are told apart by name, since a parent books for a child: an earlier
 * appointment keeps the name it was made for. Throws `suspended_to_book` when anyone of that phone is.
 */
export async function findOrAddGuest(tx: Database, { tenantCode, phone, form, now }: Guest): Promise<string> {
  const ofPhone = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.tenantCode, tenantCode), eq(patients.phone, phone)))
  if (ofPhone.some(({ suspendedToBook }) => suspendedToBook)) throw problem('suspended_to_book')

  const names = { firstName: form.first_name.trim(), lastName: form.last_name.trim() }
  const known = ofPhone.find(
    (patient) => patient.isGuest && patient.firstName === names.firstName && patient.lastName === names.lastName,
  )
  const details = {
    ...(form.email !== undefined && { email: form.email }),
    ...(form.gender !== undefined && { gender: form.gender }),
    ...(form.birthday !== undefined && { birthday: form.birthday }),
  }
  if (known) {
    if (Object.keys(details).length > 0) await tx.update(patients).set(details).where(eq(patients.id, known.id))
    return known.id
  }
  const [added] = await tx
    .insert(patients)
    .values({ tenantCode, phone, ...names, ...details, isGuest: true, createdAt: now })
    .returning({ id: patients.id })
  return added!.id
}
