import type { AppContext } from '#src/context/app-context.ts'

/** Whether passkeys sign in on this platform, in this browser and at this address: an IP address has none. */
export const hasPasskeys = ({ init }: Pick<AppContext, 'init'>): boolean =>
  (init.capabilities.passkeys ?? false) &&
  typeof window.PublicKeyCredential === 'function' &&
  !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname)

/** Whether the browser can offer passkeys in a field, as it does passwords. */
export const offersInFields = (): Promise<boolean> =>
  yes(() => window.PublicKeyCredential.isConditionalMediationAvailable?.())

/** Whether the device itself can hold passkeys, by face, finger or screen lock. */
export const holdsPasskeys = (): Promise<boolean> =>
  yes(() => window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())

async function yes(ask: () => Promise<boolean> | undefined): Promise<boolean> {
  try {
    return (await ask()) ?? false
  } catch {
    // A browser that fails to say so has none.
    return false
  }
}
