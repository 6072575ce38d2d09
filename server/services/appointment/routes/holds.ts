import * as Type from 'typebox'
import { Hold, HoldRequest } from '#contract/availability'
import { additions } from '#contract/services'
import { Data } from '#contract/wire'
import { slotRefusals } from '#server/plugins/description/problems-of-call'
import { withIdempotency } from '#server/plugins/gateway/idempotency'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { withAlternatives } from '#server/domain/booking/alternatives'
import { createClaimRepository } from '#server/domain/booking/claims'
import { holdSlot, readHolder } from '#server/domain/booking/hold-slot'

/** Keeping a slot while the form is filled, and giving it back: calls of ours beside the specification's. */
export const holdRoutes: ServicePlugin = async (app) => {
  app.post(
    additions.hold.path,
    {
      schema: {
        operationId: 'holdSlot',
        summary: 'Keeps a slot for ten minutes, renews it or moves it to another',
        description:
          'Needs an Idempotency-Key. What is held with the same `holder_key` is one’s own: it is renewed or moved, whichever token ' +
          'was answered. A refusal because of the slot carries the nearest free ones in `details`.',
        body: HoldRequest,
        response: { 200: Data(Hold) },
      },
      config: { keyed: 'required', problems: [...slotRefusals, 'hold_limit'] },
    },
    async (request) => {
      const { body, tenant } = request
      const hold = () => withIdempotency(request, body, (tx) => holdSlot(tx, request, body))
      return { data: await withAlternatives({ db: app.db, tenant, slot: body, now: app.clock() }, hold) }
    },
  )

  app.delete(
    '/patientapp/holds/:id',
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
