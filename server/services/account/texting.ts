import type { ServiceInstance } from '#server/plugins/type-provider'
import type { Tenant } from '#server/tenants/tenant'

/** What texting a code of a tenant takes of the server. */
export const textingOf = (app: ServiceInstance, { hosts }: Tenant) => ({
  db: app.db,
  sms: app.sms,
  mostPerHour: app.config.codeLimitPerTenant,
  countUse: (name: string, window: number, most: number) => app.rateCounter.add(name, 1, window, most),
  /** Host that the message may name for filling the code in: never one from the request. */
  host: hosts[0] ?? (app.config.publicOrigin && new URL(app.config.publicOrigin).hostname),
})
