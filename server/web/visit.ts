import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultTenantCode } from '#server/plugins/gateway/tenants'

/** Whether in-app addresses must carry `key`: the tenant is not the default one and has no host of its own that was asked. */
export function isKeyNeeded(request: FastifyRequest): boolean {
  const { code, hosts } = request.tenant
  const host = request.host.replace(/:\d+$/, '').toLowerCase()
  return code !== defaultTenantCode && !hosts.includes(host)
}

/** Query that names the tenant, where an address needs one. */
export const keyQueryOf = (request: FastifyRequest) =>
  isKeyNeeded(request) ? `?key=${encodeURIComponent(request.tenant.code)}` : ''

/** Origin visitors see. */
export const originOf = (request: FastifyRequest, { config }: FastifyInstance) =>
  config.publicOrigin ?? `${request.protocol}://${request.host}`

/** Asks for the page past all that is kept (Q08). */
export const isRefreshed = (request: FastifyRequest) =>
  (request.query as { refresh_page?: string }).refresh_page === '1'

/** Brings a partner's token (Q10): nothing that holds it may be kept by anybody on the way. */
export const hasToken = (request: FastifyRequest) => (request.query as { xtoken?: string }).xtoken !== undefined
