import { sql } from 'drizzle-orm'
import type { SuspensionAnswer, SuspensionReason } from '#contract/suspension-reasons'
import { appointments } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { toSuspensionAnswer } from '../accounts/suspension.ts'

/** Why the patient of an appointment may book nothing (P04), by its phone or its account: empty where nobody told a reason, null where they may. */
export const suspensionOfVisit = sql<SuspensionReason | '' | null>`(
  select coalesce(min(suspended.suspension_reason), '') from ${patients} suspended
  where suspended.tenant_code = ${appointments.tenantCode} and suspended.suspended_to_book
    and (suspended.phone = ${patients.phone} or suspended.id = coalesce(${patients.accountId}, ${patients.id}))
  having count(*) > 0)`

type Row = { appointment: Pick<typeof appointments.$inferSelect, 'status'>; suspension: SuspensionReason | '' | null }

/** What an appointment tells of it: while it could be moved otherwise. */
export const toVisitSuspension = ({ appointment, suspension }: Row): SuspensionAnswer =>
  toSuspensionAnswer(
    appointment.status === 'booked' && suspension !== null ? { ...(suspension && { reason: suspension }) } : undefined,
  )
