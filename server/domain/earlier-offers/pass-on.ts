import { Problem } from '#contract/problem'
import type { Database } from '#server/db/open'
import type { Tenant } from '#server/tenants/tenant'
import { ask, type MadeOffer } from './ask.ts'
import { findUnoffered, giveBack, type FreedSlot } from './freed-slots.ts'
import { inPages } from './in-pages.ts'
import { expireOpen } from './offer-repository.ts'
import { offerEnd } from './offer-times.ts'
import { findWishes, type Wish } from './wishes.ts'

export type PassOn = {
  /** No transaction: each offer is made in one of its own. */
  db: Database
  now: Date
  /** A tenant that is shown. */
  tenantOf: (code: string) => Promise<Tenant | undefined>
  /** Tells the patient of an offer, in the transaction that makes it. */
  tell: (tx: Database, tenant: Tenant, offer: MadeOffer) => Promise<void>
}

/**
 * Ends offers whose time is over, and offers each freed time that nobody is asked about to the next one in turn. Can be called at any
 * time, by any number of servers: who comes second finds it done. Returns how many offers were made.
 */
export async function passOnFreedSlots(work: PassOn): Promise<number> {
  await expireOpen(work.db, work.now)
  let offered = 0
  for await (const slot of inPages<FreedSlot>((page) => findUnoffered(work.db, page)))
    if (await passOn(work, slot)) offered += 1
  return offered
}

async function passOn(work: PassOn, slot: FreedSlot): Promise<boolean> {
  const { db, now } = work
  if (!offerEnd(now, slot.timeZone)) {
    const hasPassed = slot.during.from <= now
    await db.transaction((tx) => giveBack(tx, slot.id, hasPassed ? 'for good' : 'until morning'))
    return false
  }
  for await (const wish of inPages<Wish>((page) => findWishes(db, slot, page))) {
    const outcome = await tryToAsk(work, slot, wish)
    if (outcome === 'asked') return true
    if (outcome === 'over') return false
  }
  await db.transaction((tx) => giveBack(tx, slot.id, 'for good'))
  return false
}

async function tryToAsk(work: PassOn, slot: FreedSlot, wish: Wish): Promise<'asked' | 'not them' | 'over'> {
  const { db, now, tenantOf, tell } = work
  const tenant = await tenantOf(wish.tenantCode)
  if (!tenant) return 'not them'
  try {
    return await db.transaction(async (tx) => {
      const made = await ask(tx, { tenant, slot, wish, now })
      if (typeof made === 'string') return made
      await tell(tx, tenant, made)
      return 'asked'
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code !== 'slot_taken') return 'not them'
    await db.transaction((tx) => giveBack(tx, slot.id, 'for good'))
    return 'over'
  }
}
