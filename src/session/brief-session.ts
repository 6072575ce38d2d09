import { hasCookie, openBrowserCookie } from '#contract/cookies'

/** Whether the browser has been open since `noteOpenBrowser` was called. */
const isStillOpen = (tenant: string): boolean =>
  typeof document === 'undefined' || hasCookie(document.cookie, openBrowserCookie(tenant))

const write = (tenant: string, more = '') => {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${openBrowserCookie(tenant)}=1; path=/; samesite=strict${secure}${more}`
}

/** Notes that the browser is open, until it is closed. False where it takes no cookies: nobody can tell then when it was closed. */
export function noteOpenBrowser(tenant: string): boolean {
  write(tenant)
  return isStillOpen(tenant)
}

/** Forgets that. */
export const forgetOpenBrowser = (tenant: string): void => write(tenant, '; max-age=0')

/** The record of a session that lasts until the browser is closed; once it was, it is nobody's, and the session is abandoned. */
export function whileOpen<Kept extends { patient?: object }>(record: Kept, tenant: string) {
  const { patient, ...rest } = record
  return patient && !isStillOpen(tenant) ? { ...rest, abandoned: patient } : record
}
