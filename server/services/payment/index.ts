import type { ServicePlugin } from '#server/plugins/type-provider'

/** The payment service: it has its base path and its credential; no call of it is answered yet. */
const payment: ServicePlugin = async () => undefined

export default payment
