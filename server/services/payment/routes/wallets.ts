import * as Type from 'typebox'
import { ValidateMerchantRequest } from '#contract/payment'
import { calls } from '#contract/services'
import { Data } from '#contract/wire'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import { brandOf } from '#server/tenants/tenant'
import { originOf } from '#server/web/origin'

/** Calls of one address in ten minutes: each asks Apple. */
const rateLimit = { max: 30, timeWindow: 600_000 }

/** What the sheets of wallets ask before they open. */
export const walletRoutes: ServicePlugin = async (app) => {
  app.post(
    calls.validateMerchant.path,
    {
      config: { rateLimit, repeatable: true, problems: ['payment_method_unavailable', 'payment_unavailable'] },
      schema: {
        operationId: 'validateMerchant',
        summary: 'Apple’s word that this is the merchant, for the sheet of Apple Pay (C69)',
        description:
          'The merchant session as JSON in Base64 (V08), from the gateway that the sheet names in `url`, which is one of Apple’s. `domain` is the ' +
          'host of the page. A gateway that refuses or does not answer is `payment_unavailable`.',
        body: ValidateMerchantRequest,
        response: { 200: Data(Type.String()) },
      },
    },
    async (request) => {
      const { body, tenant, language } = request
      const validate = app.validateMerchant
      if (!validate) throw problem('payment_method_unavailable')
      const domain = new URL(originOf(request)).hostname
      if (body.domain !== domain)
        throw problem('validation_failed', { fields: [{ path: '/domain', message: 'is not the host of this app' }] })
      const session = await validate(body.url, { domain, displayName: brandOf(tenant, language) })
      return { data: Buffer.from(JSON.stringify(session)).toString('base64') }
    },
  )
}
