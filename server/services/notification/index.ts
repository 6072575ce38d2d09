import type { ServicePlugin } from '#server/plugins/type-provider'

/** The notification service: base path and credential exist; it has no calls yet. */
const notification: ServicePlugin = async () => undefined

export default notification
