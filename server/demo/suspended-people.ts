import { suspensionReasons } from '#contract/suspension-reasons'
import { patients } from '../db/schema/patients.ts'
import type { OpenDatabase } from '../db/open.ts'

/** Phones of the default tenant that cannot book, each for another reason, so that the demo shows what their patients are told (P04). */
export const suspendedPhones = suspensionReasons.map((reason, index) => ({ phone: `+97155000000${index + 1}`, reason }))

/** Adds them, unless an interrupted load did. */
export async function insertSuspendedPeople({ db }: OpenDatabase): Promise<void> {
  await db.transaction(async (tx) => {
    const known = new Set((await tx.select({ phone: patients.phone }).from(patients)).map(({ phone }) => phone))
    const missing = suspendedPhones.filter(({ phone }) => !known.has(phone))
    if (missing.length === 0) return
    await tx.insert(patients).values(
      missing.map(({ phone, reason }) => ({
        tenantCode: 'patientweb',
        firstName: 'Hadi',
        lastName: 'Mansour',
        phone,
        isGuest: true,
        suspendedToBook: true,
        suspensionReason: reason,
        createdAt: new Date('2026-01-05T06:00:00Z'),
      })),
    )
  })
}
