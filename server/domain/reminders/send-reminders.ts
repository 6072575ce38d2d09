import { and, asc, eq, gt, lte, notExists, sql, type SQL } from 'drizzle-orm'
import { earliestReminderHours } from '#contract/reminders'
import type { QuietHours } from '#contract/settings'
import type { Database } from '#server/db/open'
import { appointments, reservations } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { reminders } from '#server/db/schema/reminders'
import { quietHours } from '#server/db/schema/settings'
import type { Tenant } from '#server/tenants/tenant'
import { toQuietHours } from '../quiet-hours/quiet-hours.ts'
import { heldUntil } from '../quiet-hours/quiet-until.ts'
import { dueAt, isItsHour, quietHoursOf, reminderHoursOf } from './rules.ts'

export type Reminding = {
  /** No transaction: each reminder is made in one of its own. */
  db: Database
  now: Date
  /** A tenant, a hidden one too: what was booked there takes place. */
  tenantOf: (code: string) => Promise<Tenant | undefined>
  /** Tells the patient of a visit, in the transaction that notes it. `quiet`: hours of the tenant's that count at a later attempt too. */
  tell: (
    tx: Database,
    tenant: Tenant,
    visit: { id: string; start: Date; quiet: QuietHours | undefined },
  ) => Promise<void>
  /** Told why a visit was not reminded of; the next run tries again. */
  onFailure: (failure: unknown) => void
}

type Due = { id: string; start: Date; timeZone: string; bookedAt: Date | null; quiet: QuietHours | undefined }

/** How many visits are read at once. */
const batch = 200
const startOf = sql<Date>`lower(${reservations.during})`.mapWith((instant: string) => new Date(instant))

/**
 * Reminds of visits as their tenants have it: once for each of the hours before a visit, and once where several are due together, as after a
 * server was away. Who has booked or moved a visit after a reminder of it would have been due is not reminded of what they have just done. Can be called at any
 * time, by any number of servers: who comes second finds it done. Returns how many were reminded.
 */
export async function sendReminders(work: Reminding): Promise<number> {
  let reminded = 0
  for (const code of await findTenants(work)) {
    const tenant = await work.tenantOf(code)
    if (tenant) reminded += await remindOf(work, tenant)
  }
  return reminded
}

async function remindOf(work: Reminding, tenant: Tenant): Promise<number> {
  let reminded = 0
  for (const hours of reminderHoursOf(tenant))
    for await (const due of dueIn(work, tenant.code, hours))
      if (isItsTime(tenant, due, hours, work.now) && (await remindUnlessItFails(work, tenant, due, hours)))
        reminded += 1
  return reminded
}

/** A visit that cannot be reminded of keeps none behind it from being reached. */
async function remindUnlessItFails(work: Reminding, tenant: Tenant, due: Due, hours: number): Promise<boolean> {
  try {
    return await remind(work, tenant, due, hours)
  } catch (failure) {
    work.onFailure(failure)
    return false
  }
}

/** All that are due, the nearest first, a batch at a time: those that wait for the morning keep no others from being reached. */
async function* dueIn(work: Reminding, code: string, hours: number): AsyncGenerator<Due> {
  let after: Due | undefined
  do {
    const found = await findDue(work, code, hours, after)
    yield* found
    after = found.length < batch ? undefined : found.at(-1)
  } while (after)
}

/** By day where it can wait, and outside the patient's quiet hours where there is time enough after them. */
const isItsTime = (tenant: Tenant, { start, timeZone, quiet }: Due, hours: number, now: Date) =>
  isItsHour(hours, now, timeZone, tenant) && heldUntil(quiet ? [quiet] : [], now, start) === undefined

/** Visits that take place, by the index of the starts of booked reservations. */
const isBooked = and(eq(appointments.status, 'booked'), sql`${reservations.status} = 'booked'`)

/** Codes of tenants with visits in the time for which anybody is reminded. */
async function findTenants({ db, now }: Reminding): Promise<string[]> {
  const until = new Date(now.getTime() + earliestReminderHours * 3_600_000)
  const rows = await db
    .selectDistinct({ code: appointments.tenantCode })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(and(isBooked, gt(startOf, now), lte(startOf, until)))
  return rows.map(({ code }) => code)
}

/** Visits ahead for which a reminder of so many hours is due and was not made. */
async function findDue({ db, now }: Reminding, code: string, hours: number, after?: Due): Promise<Due[]> {
  const until = new Date(now.getTime() + hours * 3_600_000)
  const made = db
    .select({ id: reminders.appointmentId })
    .from(reminders)
    .where(and(eq(reminders.appointmentId, appointments.id), eq(reminders.start, startOf), eq(reminders.hours, hours)))
  const rows = await db
    .select({
      id: appointments.id,
      start: startOf,
      timeZone: appointments.timeZone,
      bookedAt: reservations.bookedAt,
      quiet: quietHours,
    })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(quietHours, eq(quietHours.patientId, sql`coalesce(${patients.accountId}, ${patients.id})`))
    .where(
      and(
        eq(appointments.tenantCode, code),
        isBooked,
        gt(startOf, now),
        lte(startOf, until),
        notExists(made),
        after && comesAfter(after),
      ),
    )
    .orderBy(asc(startOf), asc(appointments.id))
    .limit(batch)
  return rows.map(({ quiet, ...due }) => ({ ...due, quiet: quiet ? toQuietHours(quiet) : undefined }))
}

const comesAfter = ({ start, id }: Due): SQL =>
  sql`(${startOf}, ${appointments.id}) > (${start.toISOString()}::timestamptz, ${id}::uuid)`

/** Notes a reminder with all that are due beside it, and tells it. False where another server did, the visit has changed, or nobody needs it. */
async function remind({ db, now, tell }: Reminding, tenant: Tenant, due: Due, hours: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A visit that is being moved or cancelled at this moment is looked at again in the next run.
    const [still] = await tx
      .select({ start: startOf })
      .from(appointments)
      .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
      .where(and(eq(appointments.id, due.id), eq(appointments.status, 'booked')))
      .for('update', { of: appointments, skipLocked: true })
    if (still?.start.getTime() !== due.start.getTime()) return false
    const together = reminderHoursOf(tenant).filter((other) => other >= hours && dueAt(due.start, other) <= now)
    const noted = await tx
      .insert(reminders)
      .values(together.map((other) => ({ appointmentId: due.id, start: due.start, hours: other })))
      .onConflictDoNothing()
      .returning({ hours: reminders.hours })
    const isNew = noted.some((one) => one.hours === hours)
    if (!isNew || (due.bookedAt ?? 0) > dueAt(due.start, hours)) return false
    await tell(tx, tenant, { ...due, quiet: quietHoursOf(hours, due.timeZone, tenant) })
    return true
  })
}
