import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Hold, HoldRequest } from '#contract/availability'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import { createToken } from '#server/tokens'
import { isUuid, toSlot } from '#server/services/appointment/wire'
import { createClaimRepository, type Holder, type OwnHold } from './claims.ts'
import { decideSlot } from './decide-slot.ts'

/** How long a slot is kept while the form is filled, in minutes. */
const holdMinutes = 10
/** How many slots of one practitioner a visitor may hold at a time: one for each of a few tabs, and not a calendar. */
const holdsOfPractitioner = 3
/** And of all practitioners: few for a proven phone, more for an address, since a whole mobile network may be behind one. */
const holdsOfVisitor = { session: 3, address: 60 } as const

/**
 * Keeps a slot for a visitor. An earlier hold of the same slot is renewed; what else the visitor shows the token of, or holds with the
 * practitioner by their key, is given back, in this transaction: when the new slot cannot be had, the old one stays held.
 *
 * Throws what `decideSlot` throws, `slot_taken`, `hold_limit`.
 */
export async function holdSlot(tx: Database, request: FastifyRequest, body: HoldRequest): Promise<Hold> {
  const now = request.server.clock()
  const wanted = await decideSlot(tx, request.tenant, body, now)
  const claims = createClaimRepository(tx, request.tenant.code)
  const holderHash = hashHolder(request)
  const expiresAt = new Date(now.getTime() + holdMinutes * 60_000)
  const holder = readHolder(body)
  const { practitionerId } = wanted.offer
  const token = createToken()
  const toHold = (hold: OwnHold): Hold => ({
    hold_id: hold.id,
    hold_token: hold.token,
    expires_at: expiresAt.toISOString(),
    slot: toSlot(wanted.offer, wanted.during.from.getTime()),
  })

  await claims.lockHolder(holderHash)
  await claims.lockPractitioner(practitionerId)
  await claims.deleteExpired(wanted, now)
  const renewed = await claims.renew(wanted, holder, { token, expiresAt })
  await claims.letGo(holder, practitionerId, renewed?.id)
  if (renewed) return toHold(renewed)
  if (wanted.isTooLate) throw problem('slot_unavailable')

  const id = await claims.hold(wanted, { token, key: holder.key, holderHash, expiresAt })
  const held = await claims.countHolds(holderHash, wanted, now)
  const most = holdsOfVisitor[request.session ? 'session' : 'address']
  if (held.ofPractitioner > holdsOfPractitioner || held.inAll > most) throw problem('hold_limit')
  return toHold({ id, token })
}

/** Who a body shows to hold: a hold that is shown whole, and the key. */
export function readHolder(body: { hold_id?: string; hold_token?: string; holder_key?: string }): Holder {
  const { hold_id: id, hold_token: token, holder_key: key } = body
  return { hold: id && token && isUuid(id) ? { id, token } : undefined, key }
}

/** Who holds: the verified phone's session, else the address. Keyed, since an address alone is soon guessed from its hash. */
function hashHolder(request: FastifyRequest): string {
  const { server, tenant, session } = request
  const visitor = session ? `session ${session.id}` : `address ${addressOf(request)}`
  return createHmac('sha256', server.secret).update(`${tenant.code} ${visitor}`).digest('hex')
}
