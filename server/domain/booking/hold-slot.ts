import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import type { Tenant } from '#server/tenants/tenant'
import { createToken } from '#server/tokens'
import { createClaimRepository, type Holder, type OwnHold } from './claims.ts'
import { decideSlot, type SlotChoice, type WantedSlot } from './decide-slot.ts'

/** How long a slot is held while the form is filled in, in minutes. */
const holdMinutes = 10
/** How many slots of one practitioner a visitor may hold at a time: enough for a few tabs, too few to block a calendar. */
const holdsOfPractitioner = 3
/**
 * And of all practitioners: few for a verified phone, more for an IP address, since a whole mobile network may be behind one.
 */
const holdsOfVisitor = { phone: 3, address: 60 } as const

/**
 * Who holds, for the limits: a verified phone or an IP address. `hash` is keyed, since an address is easily guessed from a
 * plain hash.
 */
export type Visitor = { kind: keyof typeof holdsOfVisitor; hash: string }

/** A slot held until `expiresAt`; `token` proves whose it is. */
export type SlotHold = OwnHold & { wanted: WantedSlot; expiresAt: Date }

type Input = {
  tenant: Tenant
  choice: SlotChoice
  /** What the visitor presents of earlier holds. */
  holder: Holder
  visitor: Visitor
  now: Date
}

/**
 * Holds a slot for a visitor, in the transaction `tx`. An earlier hold of the same slot is renewed; other holds, named by token
 * or made with the same practitioner and key, are released. When the new slot is not available, the old one stays held.
 *
 * Throws what `decideSlot` throws, `slot_taken`, `hold_limit`.
 */
export async function holdSlot(tx: Database, { tenant, choice, holder, visitor, now }: Input): Promise<SlotHold> {
  const wanted = await decideSlot(tx, tenant, choice, now)
  const claims = createClaimRepository(tx, tenant.code)
  const expiresAt = new Date(now.getTime() + holdMinutes * 60_000)
  const { practitionerId } = wanted.offer
  const token = createToken()

  await claims.lockHolder(visitor.hash)
  await claims.lockPractitioner(practitionerId)
  await claims.freeExpired(wanted, null, now)
  const renewed = await claims.renew(wanted, holder, { token, expiresAt })
  await claims.letGo(holder, practitionerId, renewed?.id)
  if (renewed) return { ...renewed, wanted, expiresAt }
  if (wanted.isTooLate) throw problem('slot_too_soon')

  const id = await claims.hold(wanted, { token, key: holder.key, holderHash: visitor.hash, expiresAt })
  const held = await claims.countHolds(visitor.hash, wanted, now)
  if (held.ofPractitioner > holdsOfPractitioner || held.inAll > holdsOfVisitor[visitor.kind])
    throw problem('hold_limit')
  return { id, token, wanted, expiresAt }
}
