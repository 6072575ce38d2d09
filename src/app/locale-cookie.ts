import { localeCookie } from '#contract/cookies'
import type { AppContext } from './context.ts'

const year = 31_536_000

/** Keeps the locale for addresses that name none (R01, R31). */
export function rememberLocale({ basePath, locale, tenant }: AppContext): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${localeCookie(tenant)}=${locale.prefix}; path=${basePath}/; max-age=${year}; samesite=lax${secure}`
}
