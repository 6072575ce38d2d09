import { useQuery } from '@tanstack/react-query'
import type { PaymentOptions } from '#contract/payment'
import type { WalletMethod } from '#contract/payment-methods'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { applePay } from './apple-pay.ts'
import { googleRequest } from './google-pay.ts'

/** The wallets of the platform that this browser has too; none until that is known. */
export function useDeviceWallets(options: PaymentOptions | undefined): readonly WalletMethod[] {
  const app = useApp()
  const { data } = useQuery({
    queryKey: keyOf(app, 'device-wallets', options?.methods, options?.wallets),
    queryFn: () => findDeviceWallets(app, options),
    enabled: options !== undefined,
    networkMode: 'always',
    staleTime: Infinity,
    meta: notKept,
  })
  return data ?? none
}

/** The same for who is no component. */
export async function findDeviceWallets(
  app: AppContext,
  options: PaymentOptions | undefined,
): Promise<readonly WalletMethod[]> {
  if (!options) return none
  const { wallets, methods, fee } = options
  const hasApple = wallets.apple_pay !== undefined && applePay() !== undefined
  const google = wallets.google_pay && googleRequest(wallets.google_pay, { amount: fee, label: merchantName(app) })
  const hasGoogle = (await google?.canMakePayment().catch(() => false)) ?? false
  const has = { apple_pay: hasApple, google_pay: hasGoogle }
  return (['apple_pay', 'google_pay'] as const).filter((method) => has[method] && methods.includes(method))
}

/** Who is paid, as a sheet names them. */
export const merchantName = ({ init, locale }: Pick<AppContext, 'init' | 'locale'>): string =>
  textIn(init.settings.whitelabel_configs.name, locale.language)

const none: readonly WalletMethod[] = []
