import type { FastifyRequest } from 'fastify'
import { defaultTenantCode } from '#server/tenants/tenant'

/**
 * Whether addresses in the app must carry `key`: the tenant is not the default one and the request did not come to a host of
 * its own.
 */
export function isKeyNeeded(request: FastifyRequest): boolean {
  const { code, hosts } = request.tenant
  return code !== defaultTenantCode && !hosts.includes(hostName(request))
}

const hostName = ({ namedHost }: FastifyRequest) => namedHost?.name ?? ''

/** Query that names the tenant, where an address needs one. */
export const keyQueryOf = (request: FastifyRequest) =>
  isKeyNeeded(request) ? `?key=${encodeURIComponent(request.tenant.code)}` : ''

/** Whether the tenant has a host of its own and the request came by its key: search engines should only know its host. */
export const isElsewhere = (request: FastifyRequest): boolean => isKeyNeeded(request) && request.tenant.hosts.length > 0

/** Whether the page is requested past all caches (Q08). */
export const isRefreshed = (request: FastifyRequest) =>
  (request.query as { refresh_page?: string }).refresh_page === '1'

/** Whether the address has a partner's token (Q10): no answer with it may be cached. */
export const hasToken = (request: FastifyRequest) => (request.query as { xtoken?: string }).xtoken !== undefined
