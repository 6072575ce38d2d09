import { storageKey, tenantStorage } from './tenant-storage.ts'

/**
 * What a practitioner's browser keeps of the facility's link to a visit by video. The token is in the tab's `sessionStorage`, so that a reload has it
 * and neither the address nor the history do; the key by which the platform knows this browser again is in the tenant's storage, and outlasts the
 * tab. Browser only.
 */
export function practitionerLink(tenant: string) {
  const key = storageKey(tenant, 'practitioner-link')
  return {
    keep: (token: string): void => void stored((storage) => storage.setItem(key, token)),
    read: (): string | undefined => stored((storage) => storage.getItem(key)) ?? undefined,
    /** Random, made once. */
    async browserKey(): Promise<string> {
      let made = ''
      await tenantStorage(tenant).update<string>(
        storageKey(tenant, 'practitioner-browser'),
        (known) => (made = known ?? crypto.randomUUID()),
      )
      return made
    },
  }
}

function stored<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(sessionStorage)
  } catch {
    // Private windows refuse to open it.
    return undefined
  }
}
