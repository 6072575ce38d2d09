import { inAppTokenCookie, pushUserCookie } from '#contract/cookies'
import type { AppContext } from '#src/context/app-context.ts'

type Of = Pick<AppContext, 'basePath' | 'tenant'>

/** Days that the push cookies last (W06); browsers shorten it to what they allow. */
const days = 32_000

/** Keeps by what OneSignal knows this device (W06). */
export const keepPushUser = (app: Of, id: string) => keep(app, pushUserCookie(app.tenant), id)

/** Keeps the token that the app around this one handed over (W07). */
export const keepInAppToken = (app: Of, token: string) => keep(app, inAppTokenCookie(app.tenant), token)

/** The token that was handed over; undefined without one. */
export function readInAppToken({ tenant }: Of): string | undefined {
  const begin = `${inAppTokenCookie(tenant)}=`
  const found = document.cookie.split(';').find((cookie) => cookie.trim().startsWith(begin))
  return found && decodeURIComponent(found.trim().slice(begin.length))
}

function keep({ basePath }: Of, name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=${basePath}/; max-age=${days * 86_400}; samesite=lax${secure}`
}
