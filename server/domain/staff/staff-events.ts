import { and, desc, eq, gt, inArray, isNull, lt, lte, notInArray } from 'drizzle-orm'
import { staffEventLimits, type StaffEventKind } from '#contract/console/staff-events'
import type { StaffRole } from '#contract/console/roles'
import type { Device } from '#contract/settings'
import type { Database } from '#server/db/open'
import { staffEvents } from '#server/db/schema/staff'

/** On what kind of device, and when, something is done. */
export type Moment = { device: Device; now: Date }

/** Who of the staff does something; undefined where it is nobody of them, such as the operator of the server. */
export type Actor = { email: string; name: string }

type NewEvent = Moment & {
  tenantCode: string
  kind: StaffEventKind
  actor?: Actor | undefined
  /** Email of the other person with whom it is done. */
  subject?: string
  /** The role that is given. */
  role?: StaffRole
  /** The version that is published, or gone back to. */
  version?: number
  /** JSON pointer of a field of the draft. */
  field?: string
}

/** Most refusals of people without an account that are stored of a tenant: a stranger must not push out the rest. */
const mostOfStrangers = 200

/**
 * Notes what was done, for the staff to read. Never what was typed: an address that nobody has may be a password in the wrong field.
 *
 * @param tx - the transaction in which it is done, or none for a refusal
 */
export async function noteStaffEvent(tx: Database, event: NewEvent): Promise<void> {
  const { tenantCode, kind, actor, subject, role, version, field, device, now } = event
  await tx.insert(staffEvents).values({
    ...{ tenantCode, kind, role, version, field, ...device },
    ...{ actorEmail: actor?.email, actorName: actor?.name, subjectEmail: subject, createdAt: now },
  })
  if (kind === 'sign_in_refused' && !actor) await forgetStrangers(tx, tenantCode)
}

/** On what kind of device somebody added a phone to try messages on, the latest; undefined where none is known. */
export async function testDeviceKind(
  db: Database,
  { tenantCode, actor }: { tenantCode: string; actor: Actor },
): Promise<Device | undefined> {
  const { browser, platform } = staffEvents
  const [added] = await db
    .select({ browser, platform })
    .from(staffEvents)
    .where(
      and(
        eq(staffEvents.tenantCode, tenantCode),
        eq(staffEvents.kind, 'test_device_added'),
        eq(staffEvents.actorEmail, actor.email),
      ),
    )
    .orderBy(desc(staffEvents.id))
    .limit(1)
  return added
}

type DraftChanged = Moment & { tenantCode: string; actor: Actor; fields: readonly string[] }

/**
 * Notes which fields of the draft somebody changed, each by its JSON pointer and without its value. A field in which they go on, as somebody who types
 * does, is noted once within `staffEventLimits.changeMinutes`.
 */
export async function noteDraftChanges(
  tx: Database,
  { tenantCode, actor, fields, ...moment }: DraftChanged,
): Promise<void> {
  if (fields.length === 0) return
  const since = new Date(moment.now.getTime() - staffEventLimits.changeMinutes * 60_000)
  const known = await tx
    .select({ field: staffEvents.field })
    .from(staffEvents)
    .where(
      and(
        eq(staffEvents.tenantCode, tenantCode),
        eq(staffEvents.kind, 'draft_changed'),
        eq(staffEvents.actorEmail, actor.email),
        gt(staffEvents.createdAt, since),
        inArray(staffEvents.field, [...fields]),
      ),
    )
  const noted = new Set(known.map(({ field }) => field))
  for (const field of fields)
    if (!noted.has(field)) await noteStaffEvent(tx, { tenantCode, kind: 'draft_changed', actor, field, ...moment })
}

async function forgetStrangers(tx: Database, tenantCode: string): Promise<void> {
  const ofStrangers = and(
    eq(staffEvents.tenantCode, tenantCode),
    eq(staffEvents.kind, 'sign_in_refused'),
    isNull(staffEvents.actorEmail),
  )
  const latest = tx
    .select({ id: staffEvents.id })
    .from(staffEvents)
    .where(ofStrangers)
    .orderBy(desc(staffEvents.id))
    .limit(mostOfStrangers)
  await tx.delete(staffEvents).where(and(ofStrangers, notInArray(staffEvents.id, latest)))
}

export type StoredStaffEvent = typeof staffEvents.$inferSelect

/** A page of what was done, the latest first. `before` is the id of the last one of the page before. */
export async function listStaffEvents(
  db: Database,
  {
    tenantCode,
    before,
    most = staffEventLimits.perPage,
  }: { tenantCode: string; before?: number | undefined; most?: number },
): Promise<{ events: StoredStaffEvent[]; next: number | undefined }> {
  const rows = await db
    .select()
    .from(staffEvents)
    .where(and(eq(staffEvents.tenantCode, tenantCode), before === undefined ? undefined : lt(staffEvents.id, before)))
    .orderBy(desc(staffEvents.id))
    .limit(most + 1)
  const events = rows.slice(0, most)
  return { events, next: rows.length > most ? events.at(-1)?.id : undefined }
}

/** Removes what is older than it is stored for. Returns how many there were. */
export async function forgetStaffEvents(db: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - staffEventLimits.days * 86_400_000)
  return (await db.delete(staffEvents).where(lte(staffEvents.createdAt, oldest)).returning({ id: staffEvents.id }))
    .length
}
