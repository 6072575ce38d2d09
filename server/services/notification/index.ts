import type { ServicePlugin } from '#server/plugins/type-provider'

/** The notification service: it has its base path and its credential; no call of it is answered yet. */
const notification: ServicePlugin = async () => undefined

export default notification
