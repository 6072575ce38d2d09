import { installWayOf } from '#src/features/install/install-way.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'

/**
 * Whether nobody has been welcomed yet in an app that an iPhone, an iPad or a Mac has put on the home screen: it has a store of its own there, in which
 * neither a sign-in nor a visit of the browser is found. True once for a device; never on one that stores nothing.
 */
export async function isFirstWelcome(tenant: string): Promise<boolean> {
  const way = installWayOf(navigator)
  if (way !== 'iphone' && way !== 'mac') return false
  const storage = tenantStorage(tenant)
  const key = storageKey(tenant, 'welcomed')
  if (await storage.get<boolean>(key)) return false
  await storage.set(key, true)
  return storage.isLasting(key)
}
