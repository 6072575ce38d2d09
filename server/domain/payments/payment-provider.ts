import type { PrepaidMethod, WalletMethod } from '#contract/payment-methods'
import type { WalletSetup } from '#contract/payment'
import type { MinorAmount } from './minor-units.ts'

/**
 * Where a payment stands at its provider: open (also while a bank asks its question), paid, declined for good, or closed, so that it cannot
 * be paid any more. `amount` is what came in, or what is asked for while nothing has; `refunded` what went back of it.
 */
export type ProviderPayment = MinorAmount & { state: 'open' | 'paid' | 'declined' | 'closed'; refunded: number }

/**
 * What a provider says by itself. `eventId` is the same each time it says it; `reference` is the id of the payment with us. A refund that
 * failed came to nothing after it was taken: the patient's bank sent it back, or somebody called it off. That counts once for each refund.
 */
export type PaymentNews = MinorAmount & { reference: string } & (
    | { state: 'paid' | 'declined' | 'closed'; eventId: string; providerId: string }
    | { state: 'refund_failed'; refundId: string }
  )

/** A refund that was ordered: its name, and whether it failed at once. */
export type OrderedRefund = { refundId: string; hasFailed: boolean }

/** What a payment is opened with. */
export type OpenRequest = MinorAmount & {
  method: PrepaidMethod
  /** Id of the payment with us: all that the provider learns of whom it is about. */
  reference: string
  /** Where the patient goes afterwards, whatever happened. */
  returnUrl: string
  /** The provider may take money longer than that, and is told to close the payment then. */
  expiresAt: Date
  /** Opening twice with one key opens one payment. */
  key: string
}

/**
 * Who takes the money. Calls go over a network, so that none is made in a transaction; each throws `payment_unavailable` where the provider
 * does not answer or refuses the call itself.
 */
export type PaymentProvider = {
  name: string
  methods: readonly PrepaidMethod[]
  /** What the sheets of wallets have to know. */
  wallets: WalletSetup
  /** Opens a payment; `redirectUrl` is where the patient pays a card, null for a wallet, which is charged. */
  open(request: OpenRequest): Promise<{ providerId: string; redirectUrl: string | null }>
  read(providerId: string): Promise<ProviderPayment>
  /** Ends an open payment; answers what became of it, which may be that it was paid a moment ago. */
  close(providerId: string): Promise<ProviderPayment>
  /** Charges an open payment by the token of a wallet's sheet. */
  charge(charge: { providerId: string; wallet: WalletMethod; token: string; key: string }): Promise<ProviderPayment>
  /** Gives money back, once for each key. `reference` as in `open`. */
  refund(refund: MinorAmount & { providerId: string; reference: string; key: string }): Promise<OrderedRefund>
  /** What a call of the provider to us says; undefined where it is of no concern. Throws `forbidden` where it is not the provider's or is old. */
  readWebhook(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
    now: Date,
  ): Promise<PaymentNews | undefined>
}
