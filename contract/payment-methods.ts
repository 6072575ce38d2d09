/** How a visit can be paid. `at_facility` and `insurance` are settled at the visit, the others before it through a provider. */
export const paymentMethods = ['at_facility', 'insurance', 'card', 'apple_pay', 'google_pay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods by which a visit is paid before it takes place. Booked by one, an appointment awaits its payment. */
export const prepaidMethods = ['card', 'apple_pay', 'google_pay'] as const satisfies readonly PaymentMethod[]
export type PrepaidMethod = (typeof prepaidMethods)[number]

/** Methods whose payment the device's own sheet gathers; the platform never sees a card there either. */
export const walletMethods = ['apple_pay', 'google_pay'] as const satisfies readonly PrepaidMethod[]
export type WalletMethod = (typeof walletMethods)[number]

/**
 * Where a payment through a provider stands: written, opened at the provider (where a bank may ask its question), paid; declined, which
 * another attempt may follow; expired, because nobody paid in time; to be given back, and given back.
 */
export const paymentStatuses = ['created', 'pending', 'paid', 'declined', 'expired', 'refund_due', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
