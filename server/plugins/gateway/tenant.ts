import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { headers } from '#contract/headers'
import { problem } from '#server/errors'
import { defaultTenantCode, type Tenant } from '#server/tenants/tenant'
import { previewedTenant } from './previewed-tenant.ts'
import type { TenantDirectory } from './tenants.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `none` for routes without a tenant, which answer without the database; `of visits` for those by which a patient opens
     * what they booked, which also answer for a hidden tenant while there is such a visit.
     */
    tenant?: 'none' | 'of visits'
  }
  interface FastifyRequest {
    /** The tenant of this request. Reading it where none was found throws `tenant_unknown`. */
    tenant: Tenant
    /** The same, or null where host and key name no known tenant. */
    knownTenant: Tenant | null
    /** False where nothing named the tenant and the default is used: a session may then decide. */
    isTenantNamed: boolean
  }
}

/** Finds the tenant of every request (T01): by host, else by the key, else the default. */
export default fp(
  async (app) => {
    app.decorateRequest('knownTenant', null)
    app.decorateRequest('isTenantNamed', false)
    app.decorateRequest('tenant', {
      getter(this: FastifyRequest) {
        if (!this.knownTenant) throw problem('tenant_unknown')
        return this.knownTenant
      },
      setter(this: FastifyRequest, tenant: Tenant) {
        this.knownTenant = tenant
      },
    })
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.tenant === 'none') return
      const previewed = request.isInProcess ? previewedTenant() : undefined
      if (previewed) {
        request.knownTenant = previewed
        request.isTenantNamed = true
        return
      }
      const named = {
        host: request.isInProcess ? undefined : request.namedHost?.name,
        key: queryKey(request),
        clientId: clientId(request),
      }
      const { tenant, isNamed } = await resolveTenant(app.tenants, named, request.routeOptions.config.tenant)
      request.knownTenant = tenant ?? null
      request.isTenantNamed = isNamed
    })
  },
  { name: 'tenant', dependencies: ['tenants', 'in-process'] },
)

type Named = { host: string | undefined; key: string | undefined; clientId: string | undefined }

/**
 * A host that belongs to a tenant overrides a different `key`; a Client-ID that differs from the host's or the key's tenant is
 * refused. Throws `tenant_mismatch`.
 */
export async function resolveTenant(
  tenants: TenantDirectory,
  { host, key, clientId }: Named,
  purpose?: 'of visits',
): Promise<{ tenant: Tenant | undefined; isNamed: boolean }> {
  const hosted = await tenants.findByHost(host, purpose)
  if (!hosted && (await tenants.isHeldBack(host))) return { tenant: undefined, isNamed: true }
  const decided = hosted?.code ?? key
  if (clientId !== undefined && decided !== undefined && clientId !== decided) throw problem('tenant_mismatch')
  const code = decided ?? clientId
  return { tenant: hosted ?? (await tenants.find(code ?? defaultTenantCode, purpose)), isNamed: code !== undefined }
}

function queryKey({ query }: FastifyRequest): string | undefined {
  const { key } = query as { key?: unknown }
  return typeof key === 'string' && key !== '' ? key : undefined
}

function clientId(request: FastifyRequest): string | undefined {
  const value = request.headers[headers.clientId.toLowerCase()]
  return typeof value === 'string' && value !== '' ? value : undefined
}
