import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tenant } from '#server/tenants/tenant'

const shown = new AsyncLocalStorage<Tenant>()

/** Makes calls of the server to itself for a tenant as its staff will have it: no header and no address leads to it. */
export const asPreview = <Result>(tenant: Tenant, work: () => Promise<Result>): Promise<Result> =>
  shown.run(tenant, work)

/** The tenant of a call that is made for a preview. */
export const previewedTenant = (): Tenant | undefined => shown.getStore()
