import { and, eq, or } from 'drizzle-orm'
import type { Database } from '#server/db/open'
import { patients } from '#server/db/schema/patients'
import { suspendedToBook, suspensionAmong } from '../accounts/suspension.ts'

/** Details of the patient as entered; absent ones keep their stored value. */
export type GuestDetails = { firstName: string; lastName: string } & Partial<
  Record<'email' | 'gender' | 'birthday', string | undefined>
>

type Guest = {
  tenantCode: string
  phone: string
  /** Account of who books. */
  bookedBy?: string | undefined
  details: GuestDetails
  now: Date
}

/**
 * The id of the guest a visit is for. Guests of one phone are told apart by name, since a parent books for a child: an earlier
 * appointment keeps the name it was made for. A guest belongs to the account of the phone, where there is one, else to that of who
 * books where it has no phone. Throws
 * `suspended_to_book` when who books, or anybody of that phone, is suspended (P04).
 */
export async function findOrAddGuest(tx: Database, guest: Guest): Promise<string> {
  const { tenantCode, phone, bookedBy, details, now } = guest
  const concerned = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.tenantCode, tenantCode), or(eq(patients.phone, phone), isBooker(bookedBy))))
  const suspension = suspensionAmong(concerned)
  if (suspension) throw suspendedToBook(suspension)
  const ofPhone = concerned.filter((patient) => patient.phone === phone)
  // Who signed in without a phone and has proved one for this visit finds it in their account.
  const booker = concerned.find(({ id, phone: own }) => id === bookedBy && own === null)
  const account = ofPhone.find(({ isGuest }) => !isGuest) ?? booker

  const { firstName, lastName, email, gender, birthday } = details
  const known = ofPhone.find(
    (patient) => patient.isGuest && patient.firstName === firstName && patient.lastName === lastName,
  )
  const filled = {
    ...(email !== undefined && { email }),
    ...(gender !== undefined && { gender }),
    ...(birthday !== undefined && { birthday }),
    ...(account && { accountId: account.id }),
  }
  if (known) {
    if (Object.keys(filled).length > 0) await tx.update(patients).set(filled).where(eq(patients.id, known.id))
    return known.id
  }
  const [added] = await tx
    .insert(patients)
    .values({ tenantCode, phone, firstName, lastName, ...filled, isGuest: true, createdAt: now })
    .returning({ id: patients.id })
  return added!.id
}

const isBooker = (bookedBy: string | undefined) => (bookedBy === undefined ? undefined : eq(patients.id, bookedBy))
