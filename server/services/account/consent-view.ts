import type { FastifyRequest } from 'fastify'
import { consentLimits, type RelativeConsent } from '#contract/relative-consent'
import type { Database } from '#server/db/open'
import { createAccountRepository, type Identity } from '#server/domain/accounts/account-repository'
import { dayInZone } from '#server/domain/relatives/adult'
import { reachOf } from '#server/domain/relatives/consent-contact'
import { createConsentRepository, type ConsentRow } from '#server/domain/relatives/consent-repository'
import type { Owner, RelativeRow } from '#server/domain/relatives/relative-repository'
import { needsConsent } from '#server/domain/relatives/require-consent'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'

/** What a consent is seen by: who asks, where, on which day, `YYYY-MM-DD`. */
type Seen = { asker: Identity; tenant: Tenant; canMail: boolean; today: string; now: Date }

/** Where the consent of a relative stands; undefined where none is needed. */
export function toConsent(relative: RelativeRow, row: ConsentRow | undefined, seen: Seen): RelativeConsent | undefined {
  if (!needsConsent(relative, row, seen.today)) return undefined
  const state = row?.status ?? 'needed'
  const isLapsed = state === 'asked' && row?.expiresAt && row.expiresAt <= seen.now
  const reach = reachOf(relative, seen.asker, seen)
  const wanted = 'obstacle' in reach ? undefined : reach.contact.phone === undefined ? 'email' : 'phone'
  const channel = row?.channel ?? wanted
  const obstacle =
    (row?.refusals ?? 0) >= consentLimits.refusals ? 'refused_too_often' : 'obstacle' in reach && reach.obstacle
  return {
    state: isLapsed ? 'lapsed' : state,
    because: relative.birthday === null ? 'age_unknown' : 'adult',
    ...(channel && { channel }),
    ...(state !== 'needed' && row?.askedAt && { asked_at: row.askedAt.toISOString() }),
    ...(state === 'asked' && row?.expiresAt && { expires_at: row.expiresAt.toISOString() }),
    ...(state !== 'given' && obstacle && { obstacle }),
  }
}

/** The consents of an account's relatives, to be looked up for each; the transaction, where there is one, is asked. */
export async function consentsOf(request: FastifyRequest, owner: Owner, db: Database = request.server.db) {
  const { tenant, server, zone } = request
  const now = server.clock()
  const asker = await createAccountRepository(db).findById(tenant.code, owner.accountId)
  if (!asker) throw problem('unauthenticated')
  const seen = { asker, tenant, canMail: server.mail !== undefined, today: dayInZone(zone, now), now }
  const rows = new Map((await createConsentRepository(db, owner).list()).map((row) => [row.relativeId, row]))
  return (relative: RelativeRow) => toConsent(relative, rows.get(relative.id), seen)
}
