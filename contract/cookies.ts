/** Prefix of the locale last chosen, for addresses without one (R01). Cookie names carry the tenant. */
export const localeCookie = (tenant: string) => `locale-${tenant}`

/**
 * Set while a visitor's session with the partner has ended (S03). The partner sets it; leaving for the partner's login removes
 * it.
 */
export const expiredSessionCookie = (tenant: string) => `session-expired-${tenant}`

/** Set for a minute after a visitor was sent to the partner's login, so that nobody is redirected in a loop. */
export const loginTriedCookie = (tenant: string) => `login-tried-${tenant}`
export const loginTriedSeconds = 60

/**
 * Set while a patient who does not stay signed in has their browser open: it goes when that is closed, and their session with it. It says
 * nothing of the patient.
 */
export const openBrowserCookie = (tenant: string) => `open-browser-${tenant}`

/** Whether a cookie is among those of a `Cookie` header or of a document. */
export const hasCookie = (cookies: string | undefined, name: string): boolean =>
  (cookies ?? '').split(';').some((cookie) => cookie.trim().startsWith(`${name}=`))

/**
 * Both cookies with the values they get when a visitor is sent to the login: `Set-Cookie` headers, or values for a document.
 */
export function cookiesOfLeaving(tenant: string, basePath: string): string[] {
  const gone = `${expiredSessionCookie(tenant)}=; max-age=0; samesite=lax; path=`
  return [
    // The partner may have set it for the mount path or for the whole host.
    ...new Set([`${gone}/`, `${gone}${basePath}/`]),
    `${loginTriedCookie(tenant)}=1; max-age=${loginTriedSeconds}; samesite=lax; path=${basePath}/`,
  ]
}

/** By what OneSignal knows this device, where the tenant has an application there (W06). It says nothing of the patient. */
export const pushUserCookie = (tenant: string) => `push-user-${tenant}`

/** The token by which an app that has this one within it is sent messages (W07). */
export const inAppTokenCookie = (tenant: string) => `in-app-token-${tenant}`
