import type { ServicePlugin } from '#server/plugins/type-provider'

/** The payment service: base path and credential exist; it has no calls yet. */
const payment: ServicePlugin = async () => undefined

export default payment
