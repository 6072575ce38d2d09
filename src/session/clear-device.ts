import type { AppContext } from '#src/context/app-context.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { forgetOpenBrowser } from './brief-session.ts'
import { sessionData } from './session-data.ts'
import { endAtServer } from './sign-out.ts'

/**
 * Removes everything of a person and of the app from this device, whoever is signed in or nobody: records, drafts, answers, cached pages and
 * workers. The session of a patient ends at the server too, where that can be reached.
 */
export async function clearDevice(app: Pick<AppContext, 'apis' | 'tenant' | 'queryClient'>): Promise<void> {
  const owed = await endAtServer(app)
  // What a browser refuses to name it has not stored for us.
  await Promise.allSettled([removeCaches(), removeWorkers(), tenantStorage(app.tenant).clear()])
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      window[storage].clear()
    } catch {
      // Private windows refuse to open it.
    }
  forgetOpenBrowser(app.tenant)
  // It names nobody, and goes as soon as the server has been told.
  if (owed) await owedSignOuts(app.tenant).add(owed)
  // The last of all: every tab hears of it, and leaves its page.
  await sessionData(app.tenant, app).signOut()
}

async function removeCaches(): Promise<void> {
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

async function removeWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
