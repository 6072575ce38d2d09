import { storageKey, tenantStorage, type TenantStorage } from '#src/storage/tenant-storage.ts'

/** Most accounts of a device whose answer is kept. */
const most = 20

/**
 * Which accounts have put the offer of a passkey away on this device. It outlasts a sign-out, so it names nobody: four bytes of a hash fit many
 * accounts.
 */
export function offerRecord(tenant: string, storage: TenantStorage = tenantStorage(tenant)) {
  const key = storageKey(tenant, 'passkey-offers')
  return {
    isAway: async (patientId: string): Promise<boolean> =>
      ((await storage.get<string[]>(key)) ?? []).includes(await markOf(tenant, patientId)),
    async putAway(patientId: string): Promise<void> {
      const mark = await markOf(tenant, patientId)
      await storage.update<string[]>(key, (marks = []) => [mark, ...marks.filter((one) => one !== mark)].slice(0, most))
    },
  }
}

async function markOf(tenant: string, patientId: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${tenant} ${patientId}`))
  return [...new Uint8Array(hash).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
