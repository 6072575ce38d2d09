import { and, asc, eq, inArray } from 'drizzle-orm'
import { mostRelatives, type VisitAhead } from '#contract/relative'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { endsAfter } from '#server/db/ranges'
import { appointments, reservations } from '#server/db/schema/appointments'
import { patients } from '#server/db/schema/patients'
import { problem } from '#server/errors'
import { createConsentRepository } from './consent-repository.ts'
import { isOutdated } from './is-outdated.ts'
import { createRelativeRepository, type Owner, type RelativeDetails, type RelativeRow } from './relative-repository.ts'
import { lacksConsent } from './require-consent.ts'

type Change = { owner: Owner; details: RelativeDetails; now: Date }
/** What is told of a relative, or how it is made of what was told before. */
type RelativeInput = RelativeDetails | ((before: RelativeRow) => RelativeDetails)

/**
 * Adds a relative (C39). Throws `relatives_limit`, `relative_exists`, and `unauthenticated` where there is no such account.
 *
 * @param tx - a transaction
 */
export async function addRelative(tx: Database, { owner, details, now }: Change): Promise<RelativeRow> {
  await lockAccount(tx, owner)
  const relatives = createRelativeRepository(tx, owner)
  if ((await relatives.count()) >= mostRelatives)
    throw problem('relatives_limit', { details: { limit: mostRelatives } })
  if (await relatives.hasSame(details)) throw problem('relative_exists')
  return relatives.add(details, now)
}

/**
 * Changes a relative (C40): everything is written, but the identity of an adult who did not agree, which is withheld, stays where none is
 * told. A consent does not outlast the person it is of, nor a question the contact it was sent to. Throws `not_found`, `relative_exists`.
 *
 * @param tx - a transaction
 */
export async function changeRelative(
  tx: Database,
  id: string,
  { owner, details: told, today }: Omit<Change, 'now' | 'details'> & { details: RelativeInput; today: string },
): Promise<RelativeRow> {
  const relatives = createRelativeRepository(tx, owner)
  const consents = createConsentRepository(tx, owner)
  await lockAccount(tx, owner)
  const before = isUuid(id) ? await relatives.lock(id) : undefined
  if (!before) throw problem('not_found')
  const details = typeof told === 'function' ? told(before) : told
  if (await relatives.hasSame(details, id)) throw problem('relative_exists')
  const consent = await consents.keep(id)
  const isWithheld = details.identity === null && lacksConsent(before, consent, today)
  const { identity, identityTypeId } = isWithheld ? before : details
  const saved = await relatives.save(id, { ...details, identity, identityTypeId })
  if (consent && isOutdated(consent.status, before, saved)) await consents.withdraw(id)
  return saved
}

/**
 * Removes a relative (C40). Visits that are over stay the account's. Throws `not_found`, and `relative_has_visits` with the next one in
 * its details: a visit ahead is never left without the person it is for.
 *
 * @param tx - a transaction
 */
export async function removeRelative(
  tx: Database,
  id: string,
  { owner, now }: { owner: Owner; now: Date },
): Promise<void> {
  const relatives = createRelativeRepository(tx, owner)
  if (!isUuid(id) || !(await relatives.lock(id))) throw problem('not_found')
  const ahead = await findVisitAhead(tx, id, now)
  if (ahead) throw problem('relative_has_visits', { details: ahead })
  await relatives.remove(id)
}

/** The account's changes come one after the other, or two at once would pass its limit together. */
async function lockAccount(tx: Database, { tenantCode, accountId }: Owner): Promise<void> {
  const rows = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(and(eq(patients.tenantCode, tenantCode), eq(patients.id, accountId), eq(patients.isGuest, false)))
    .for('no key update')
  if (rows.length === 0) throw problem('unauthenticated')
}

async function findVisitAhead(tx: Database, relativeId: string, now: Date): Promise<VisitAhead | undefined> {
  const [visit] = await tx
    .select({ id: appointments.id, timeZone: appointments.timeZone, during: reservations.during })
    .from(appointments)
    .innerJoin(reservations, eq(reservations.id, appointments.reservationId))
    .where(
      and(
        eq(appointments.relativeId, relativeId),
        inArray(appointments.status, ['booked', 'awaiting_payment']),
        endsAfter(reservations.during, now),
      ),
    )
    .orderBy(asc(reservations.during))
    .limit(1)
  return visit && { appointment_id: visit.id, start: visit.during.from.toISOString(), time_zone: visit.timeZone }
}
