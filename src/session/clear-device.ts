import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { forgetInAppToken, removeWorkers } from './quiet-device.ts'
import { sessionData } from './session-data.ts'
import { leaveSession, type SigningOut } from './sign-out.ts'

/**
 * Removes everything of a person and of the app from this device, whoever is signed in or nobody: records, drafts, answers, cached pages and
 * workers. What another tenant of the origin is told by stays. The session of a patient ends at the server too, where that can be reached.
 */
export const clearDevice = (app: SigningOut): Promise<void> =>
  leaveSession(app, async () => {
    // Sessions that the server has not been told of yet go on there: what ends them stays until it is.
    const owed = owedSignOuts(app.tenant)
    const hashes = await owed.list().catch(() => [])
    // What a browser refuses to name it has not stored for us.
    await Promise.allSettled([removeCaches(), removeWorkers(app.tenant), tenantStorage(app.tenant).clear()])
    for (const storage of ['localStorage', 'sessionStorage'] as const)
      try {
        window[storage].clear()
      } catch {
        // Private windows refuse to open it.
      }
    forgetInAppToken(app)
    await sessionData(app.tenant, app).forget()
    for (const hash of hashes) await owed.add(hash)
  })

async function removeCaches(): Promise<void> {
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
