import { onlineManager } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { forgetAnswers } from '#src/storage/query-persister.ts'

/** Reloads the page, without a partner's token (S05). Stored answers are requested again, unless there is no network. */
export async function reloadPage({ tenant }: Pick<AppContext, 'tenant'>): Promise<void> {
  if (onlineManager.isOnline()) await forgetAnswers(tenant).catch(() => undefined)
  const address = withoutToken(window.location.href)
  if (address === window.location.href) window.location.reload()
  else window.location.replace(address)
}

/** The address unchanged, without `xtoken`. */
export function withoutToken(href: string): string {
  const address = new URL(href)
  if (!address.searchParams.has('xtoken')) return href
  address.searchParams.delete('xtoken')
  return address.href
}
