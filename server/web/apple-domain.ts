import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { defaultTenantCode } from '#server/tenants/tenant'

/** Where Apple looks, at the root of a host; its instructions name both. */
const path = '/.well-known/apple-developer-merchantid-domain-association'

/** The file by which Apple knows that a host belongs to the merchant of Apple Pay: that of the tenant whose host it is. */
export const appleDomain: FastifyPluginAsync = async (web) => {
  for (const one of [path, `${path}.txt`])
    web.get(one, async (request, reply) => {
      const file = await fileOf(request)
      if (file === undefined) return reply.callNotFound()
      return reply.header('cache-control', 'public, max-age=300').type('text/plain; charset=utf-8').send(file)
    })
}

async function fileOf({ server: { tenants }, namedHost }: FastifyRequest): Promise<string | undefined> {
  if (await tenants.isHeldBack(namedHost?.name)) return undefined
  const tenant = (await tenants.findByHost(namedHost?.name)) ?? (await tenants.find(defaultTenantCode))
  return tenant?.configuration.apple_pay_domain_association
}
