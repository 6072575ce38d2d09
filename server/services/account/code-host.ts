import type { Config } from '#server/config'
import type { Tenant } from '#server/tenants/tenant'

/** Host that a text message may name for filling its code in: never one from the request. */
export const codeHost = ({ publicOrigin }: Pick<Config, 'publicOrigin'>, { hosts }: Pick<Tenant, 'hosts'>) =>
  hosts[0] ?? (publicOrigin && new URL(publicOrigin).hostname)
