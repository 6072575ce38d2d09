import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as Type from 'typebox'
import { Hold, HoldRequest } from '#contract/availability'
import { additions, routePath } from '#contract/services'
import { Data } from '#contract/wire'
import { slotRefusals } from '#server/plugins/description/problems-of-call'
import { withIdempotency } from '#server/plugins/gateway/idempotency'
import { addressOf } from '#server/plugins/gateway/rate-limits'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { createClaimRepository } from '#server/domain/booking/claims'
import { holdSlot, type SlotHold, type Visitor } from '#server/domain/booking/hold-slot'
import { refuseSuspended } from '#server/domain/accounts/suspension'
import { toSlot } from '#server/domain/availability/slot-view'
import { readHolder, readSlot } from '../wire.ts'
import { withAlternatives } from '../with-alternatives.ts'

/** Holding a slot while the form is filled in, and releasing it: calls of ours beside the specification's. */
export const holdRoutes: ServicePlugin = async (app) => {
  app.post(
    additions.hold.path,
    {
      schema: {
        operationId: 'holdSlot',
        summary: 'Keeps a slot for ten minutes, renews it or moves it to another',
        description:
          'Needs an Idempotency-Key. What is held with the same `holder_key` is one’s own: it is renewed or moved, whichever token ' +
          'was answered. A refusal because of the slot carries the nearest free ones in `details`, one of who cannot book the reason.',
        body: HoldRequest,
        response: { 200: Data(Hold) },
      },
      config: { keyed: 'required', problems: [...slotRefusals, 'hold_limit', 'suspended_to_book'] },
    },
    async (request) => {
      const { body, tenant } = request
      await refuseSuspendedCaller(request)
      const wanted = { tenant, choice: readSlot(body), now: app.clock() }
      const visitor = visitorOf(request)
      const hold = () =>
        withIdempotency(request, body, async (tx) =>
          toHold(await holdSlot(tx, { ...wanted, holder: readHolder(body), visitor })),
        )
      return { data: await withAlternatives({ db: app.db, ...wanted }, hold) }
    },
  )

  app.delete(
    routePath(additions.release),
    {
      schema: {
        operationId: 'releaseSlot',
        summary: 'Gives a held slot back',
        description: 'The answer is the same whether there was anything to give back.',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        body: Type.Object({ hold_token: Type.String({ maxLength: 128 }) }),
        response: { 200: Data(Type.Null()) },
      },
      config: { repeatable: true },
    },
    async ({ params, body, tenant }) => {
      const { hold } = readHolder({ hold_id: params.id, hold_token: body.hold_token })
      if (hold) await createClaimRepository(app.db, tenant.code).letGo({ hold })
      return { data: null }
    },
  )
}

/** Whoever cannot book need not choose a time first (P04). Guests are not known yet. */
async function refuseSuspendedCaller({ server, tenant, session }: FastifyRequest): Promise<void> {
  if (!session) return
  const { phone, patientId: accountId } = session
  await refuseSuspended(server.db, { tenantCode: tenant.code, phone, accountId })
}

/** The holder for limits: the verified phone of the session, else the IP address. */
function visitorOf(request: FastifyRequest): Visitor {
  const { server, tenant, session } = request
  const name = session ? `session ${session.id}` : `address ${addressOf(request)}`
  const hash = createHmac('sha256', server.secret).update(`${tenant.code} ${name}`).digest('hex')
  return { kind: session ? 'phone' : 'address', hash }
}

const toHold = ({ id, token, expiresAt, wanted }: SlotHold): Hold => ({
  hold_id: id,
  hold_token: token,
  expires_at: expiresAt.toISOString(),
  slot: toSlot(wanted.offer, wanted.during.from.getTime()),
})
