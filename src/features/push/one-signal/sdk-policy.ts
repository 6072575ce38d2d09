import DOMPurify from 'dompurify'
import type { TrustedTypePolicyFactory } from 'trusted-types/lib'

/** Where OneSignal's scripts come from. */
const origins = ['https://cdn.onesignal.com', 'https://api.onesignal.com']

/**
 * OneSignal's script knows nothing of Trusted Types: what it gives the browser passes here. Only its own scripts and its own worker are
 * loaded, and its prompt is shown without anything that runs. Pages of tenants without it have no such policy, nor may they make one.
 */
export function allowSdk(workerPath: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, window.location.href)
      const isOwnWorker = origin === window.location.origin && pathname === workerPath
      if (isOwnWorker || origins.includes(origin)) return address
      throw new TypeError(`${pathname} is no script of the push service.`)
    },
    createHTML: (html) => DOMPurify.sanitize(html),
  })
}
