import { localeCookie } from '#contract/cookies'
import type { AppContext } from './app-context.ts'

const year = 31_536_000

/** Stores a locale for addresses without one (R01, R31). */
export function rememberLocale({ basePath, tenant }: Pick<AppContext, 'basePath' | 'tenant'>, prefix: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${localeCookie(tenant)}=${prefix}; path=${basePath}/; max-age=${year}; samesite=lax${secure}`
}
