import type { WalletMethod } from '#contract/payment-methods'
import { walletNames } from '#src/features/wallets/wallet-names.ts'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './payment.messages.ts'
import * as css from './wallet-button.css.ts'

type Props = { wallet: WalletMethod; amount: string; busy: boolean; onClick: () => void }

/**
 * The button of a wallet. Apple's is drawn by the browser, in the language of the page: Apple allows no other. Names of products are the
 * same in every language, and stand from left to right.
 */
export function WalletButton({ wallet, amount, busy, onClick }: Props) {
  const intl = useIntl()
  const { locale } = useApp()
  const name = walletNames[wallet]
  return (
    <button
      type="button"
      lang={locale.language}
      aria-label={intl.formatMessage(messages.payByWallet, { amount, wallet: name })}
      aria-busy={busy || undefined}
      className={css.button[wallet]}
      onClick={() => {
        if (!busy) onClick()
      }}
    >
      <bdi dir="ltr">{name}</bdi>
    </button>
  )
}
