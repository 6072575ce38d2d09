import { storageKey } from '#src/storage/tenant-storage.ts'

let ofDocument: string | undefined

/** A random name of this tab at a tenant, the same after a reload and after a way over another site. */
export function tabId(tenant: string): string {
  const key = storageKey(tenant, 'tab')
  try {
    const id = sessionStorage.getItem(key) ?? crypto.randomUUID()
    sessionStorage.setItem(key, id)
    return id
  } catch {
    // A browser without storage knows the tab until its document is left.
    return (ofDocument ??= crypto.randomUUID())
  }
}
