import { codeLimits } from '#server/domain/identity/code-rules'
import type { ServiceInstance } from '#server/plugins/type-provider'

/** How often one address may make a call by which somebody shows who they are: each such call has a count of its own. */
export const addressLimit = ({ config }: Pick<ServiceInstance, 'config'>) => ({
  max: config.codeLimitPerAddress,
  timeWindow: codeLimits.addressMinutes * 60_000,
})
