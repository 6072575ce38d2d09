import { readPageData } from '#src/context/page-data.ts'
import { storageKey, tenantStorage } from '#src/storage/tenant-storage.ts'
import { isReporting, reportUsage } from './report-usage.ts'

/**
 * Counts an installation at the first start from the home screen, once for a device. What notes that on the device names nobody, is sent to nobody and
 * outlasts a sign-out.
 */
export async function countInstall(): Promise<void> {
  // What is not reported now is at the next start.
  if (!isReporting()) return
  const { tenant } = readPageData(document)
  const storage = tenantStorage(tenant)
  const key = storageKey(tenant, 'counted-install')
  if (await storage.get<boolean>(key)) return
  await storage.set(key, true)
  // A device that stores nothing would be counted at every start.
  if (storage.isLasting(key)) reportUsage('installed')
}
