import { consentLimits } from '#contract/relative-consent'
import { isUuid } from '#server/db/is-uuid'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { createToken, hashToken } from '#server/tokens'
import { createAccountRepository } from '../accounts/account-repository.ts'
import { noteEvent, type NotedEvent } from '../accounts/account-events.ts'
import { createAttempts, type AttemptsOf } from '../identity/attempts.ts'
import type { Contact } from '../identity/contact.ts'
import { after } from '../identity/send-code.ts'
import { reachOf } from './consent-contact.ts'
import { createConsentRepository, type ConsentRow } from './consent-repository.ts'
import { createRelativeRepository, type Owner } from './relative-repository.ts'
import { lacksConsent } from './require-consent.ts'

type Asking = {
  owner: Owner
  tenant: Tenant
  /** Whether this server sends mails. */
  canMail: boolean
  /** The day at the tenant, `YYYY-MM-DD`. */
  today: string
  secret: Buffer
  device: NotedEvent['device']
  now: Date
}

/** What is sent to a relative: `token` opens the question, and only its hash is stored. */
export type ConsentMessage = { relativeId: string; token: string; contact: Contact; firstName: string }

/**
 * Makes the link by which a relative is asked whether the account may book for them. Undefined where nothing has to be asked: they are a
 * child, or have agreed.
 *
 * Throws `not_found`, `consent_contact_missing` with a reason, and `consent_asks_limit` with the time from which they can be asked again,
 * or without one where they never can.
 *
 * @param tx - a transaction
 */
export async function requestConsent(
  tx: Database,
  relativeId: string,
  asking: Asking,
): Promise<ConsentMessage | undefined> {
  const { owner, tenant, today, now } = asking
  const relative = isUuid(relativeId) ? await createRelativeRepository(tx, owner).lock(relativeId) : undefined
  if (!relative) throw problem('not_found')
  const account = await createAccountRepository(tx).findById(tenant.code, owner.accountId)
  if (!account) throw problem('unauthenticated')
  const consents = createConsentRepository(tx, owner)
  const before = await consents.find(relativeId)
  if (!lacksConsent(relative, before, today)) return undefined
  const reach = reachOf(relative, account, asking)
  if ('obstacle' in reach) throw problem('consent_contact_missing', { details: { reason: reach.obstacle } })
  refuseSoon(before, now)
  await countAsk(tx, asking, reach.contact)
  const token = createToken()
  const stored = await consents.ask(relativeId, {
    tokenHash: hashToken(token),
    channel: reach.contact.phone === undefined ? 'email' : 'phone',
    askedAt: now,
    expiresAt: after(now, consentLimits.days * 86_400),
  })
  // They agreed meanwhile, by the link before.
  if (!stored) return undefined
  const { tenantCode, accountId: patientId } = owner
  await noteEvent(tx, { tenantCode, patientId, kind: 'consent_asked', device: asking.device, now })
  return { relativeId, token, contact: reach.contact, firstName: account.firstName }
}

/** Who said no too often is left alone, and nobody is sent two messages at once. */
function refuseSoon(before: ConsentRow | undefined, now: Date): void {
  if (!before) return
  if (before.refusals >= consentLimits.refusals) throw problem('consent_asks_limit')
  const free = before.status === 'asked' && before.askedAt ? after(before.askedAt, consentLimits.waitSeconds) : now
  if (free > now) throw problem('consent_asks_limit', { details: { retry_at: free.toISOString() } })
}

const day = 24 * 60

/**
 * Counted by account and contact, so that it holds for somebody who is removed and added anew; by account, whose relatives can be given
 * any contact; and by contact, which many accounts can write to. The account comes first: who may ask nobody takes nothing of others.
 */
async function countAsk(tx: Database, { owner, secret, now }: Asking, contact: Contact): Promise<void> {
  const { tenantCode, accountId } = owner
  const { asks, asksDays, asksOfAccount, asksOfContact } = consentLimits
  const counts: AttemptsOf[] = [
    { name: 'consents', tenantCode, accountId, secret, most: asksOfAccount, minutes: day },
    { name: `consent of ${accountId}`, tenantCode, secret, most: asks, minutes: asksDays * day, ...contact },
    { name: 'consents', secret, most: asksOfContact, minutes: day, ...contact },
  ]
  for (const count of counts) {
    const attempt = await createAttempts(tx, count).take(now)
    if ('pausedUntil' in attempt)
      throw problem('consent_asks_limit', { details: { retry_at: attempt.pausedUntil.toISOString() } })
  }
}
