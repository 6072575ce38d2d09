/** Path, under that of the payment service, at which a provider says what became of payments: what is registered there. */
export const webhookPath = (provider: string): string => `/payment/events/${provider}`
