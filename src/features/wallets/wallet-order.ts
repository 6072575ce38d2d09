import type { Money } from '#contract/wire'

/** What a wallet's sheet shows of a payment. */
export type WalletOrder = { amount: Money; /** Who is paid, as the sheet names them. */ label: string }

/** What the page does while the sheet is open. Both reject with a `Problem`. */
export type WalletCalls<Outcome> = {
  /** Pays with the token of the sheet. */
  pay: (token: string) => Promise<{ outcome: Outcome; isAccepted: boolean }>
}

/** An amount as sheets take it: in the main unit, with its decimals. */
export const toSheetAmount = ({ amount }: Money): string => `${amount}.00`
