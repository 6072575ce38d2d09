import type { WalletMethod } from '#contract/payment-methods'

/** Names of products, the same in every language. */
export const walletNames: Record<WalletMethod, string> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }
