import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Hold, HoldRequest } from '#contract/availability'
import type { Database } from '#server/db/open'
import { problem } from '#server/errors'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import { createToken } from '#server/tokens'
import { isUuid, toSlot } from '../wire.ts'
import { createClaimRepository, type OwnHold } from './claims.ts'
import { decideSlot } from './decide-slot.ts'

/** How long a slot is kept while the form is filled, in minutes. */
const holdMinutes = 10
/** How many slots of one practitioner a visitor may hold at a time: one for each of a few tabs, and not a calendar. */
const holdsOfPractitioner = 3
/** And of all practitioners: few for a proven phone, more for an address, since a whole mobile network may be behind one. */
const holdsOfVisitor = { session: 3, address: 60 } as const

/**
 * Keeps a slot for a visitor. With an earlier hold of the same slot that one is renewed; with one of another slot that one is
 * given back, in this transaction: when the new slot cannot be had, the old one stays held.
 *
 * Throws what `decideSlot` throws, `slot_taken`, `hold_limit`.
 */
export async function holdSlot(tx: Database, request: FastifyRequest, body: HoldRequest): Promise<Hold> {
  const now = request.server.clock()
  const wanted = await decideSlot(tx, request.tenant, body, now)
  const claims = createClaimRepository(tx, request.tenant.code)
  const holderHash = hashHolder(request)
  const expiresAt = new Date(now.getTime() + holdMinutes * 60_000)
  const own = readOwnHold(body)
  const toHold = (hold: OwnHold): Hold => ({
    hold_id: hold.id,
    hold_token: hold.token,
    expires_at: expiresAt.toISOString(),
    slot: toSlot(wanted.offer, wanted.during.from.getTime()),
  })

  await claims.lockHolder(holderHash)
  await claims.lockPractitioner(wanted)
  await claims.deleteExpired(wanted, now)
  if (own && (await claims.renew(wanted, own, expiresAt))) return toHold(own)
  if (own) await claims.letGo(own)
  if (wanted.isTooLate) throw problem('slot_unavailable')

  const token = createToken()
  const id = await claims.hold(wanted, { token, holderHash, expiresAt })
  const held = await claims.countHolds(holderHash, wanted, now)
  const most = holdsOfVisitor[request.session ? 'session' : 'address']
  if (held.ofPractitioner > holdsOfPractitioner || held.inAll > most) throw problem('hold_limit')
  return toHold({ id, token })
}

/** The hold a body shows, if it shows one whole. */
export function readOwnHold({ hold_id, hold_token }: { hold_id?: string; hold_token?: string }): OwnHold | undefined {
  return hold_id && hold_token && isUuid(hold_id) ? { id: hold_id, token: hold_token } : undefined
}

/** Who holds: the verified phone's session, else the address. Keyed, since an address alone is soon guessed from its hash. */
function hashHolder(request: FastifyRequest): string {
  const { server, tenant, session } = request
  const visitor = session ? `session ${session.id}` : `address ${addressOf(request)}`
  return createHmac('sha256', server.secret).update(`${tenant.code} ${visitor}`).digest('hex')
}
