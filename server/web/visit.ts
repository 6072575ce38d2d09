import type { FastifyRequest } from 'fastify'
import { defaultTenantCode } from '#server/tenants/tenant'

/** Whether in-app addresses must carry `key`: the tenant is not the default one and has no host of its own that was asked. */
export function isKeyNeeded(request: FastifyRequest): boolean {
  const { code, hosts } = request.tenant
  return code !== defaultTenantCode && !hosts.includes(hostName(request))
}

const hostName = ({ namedHost }: FastifyRequest) => namedHost?.name ?? ''

/** Query that names the tenant, where an address needs one. */
export const keyQueryOf = (request: FastifyRequest) =>
  isKeyNeeded(request) ? `?key=${encodeURIComponent(request.tenant.code)}` : ''

/**
 * Whether the tenant has a host of its own and is asked for elsewhere, by its key: search engines are to know it by its host alone.
 */
export const isElsewhere = (request: FastifyRequest): boolean => isKeyNeeded(request) && request.tenant.hosts.length > 0

/** Asks for the page past all that is kept (Q08). */
export const isRefreshed = (request: FastifyRequest) =>
  (request.query as { refresh_page?: string }).refresh_page === '1'

/** Brings a partner's token (Q10): nothing that holds it may be kept by anybody on the way. */
export const hasToken = (request: FastifyRequest) => (request.query as { xtoken?: string }).xtoken !== undefined
