import { storageKey } from '#src/storage/tenant-storage.ts'
import type { Availability, DeviceSpeech } from '../device-speech.ts'

/** Notes in this tab that the question is under way: where it crashes the page, as in a browser without its recogniser, the mark is left. */
const markOf = (tenant: string) => storageKey(tenant, 'captions-asked')

/** Whether the question has crashed a page of this tab. It is not asked again then: a call comes first. */
export const hasCrashed = (tenant: string): boolean => stored((storage) => storage.getItem(markOf(tenant))) === 'yes'

/** How far a language is on this device; `refused` where the browser does not say. */
export async function askDevice(speech: DeviceSpeech, tenant: string, lang: string): Promise<Availability | 'refused'> {
  stored((storage) => storage.setItem(markOf(tenant), 'yes'))
  try {
    return await speech.available({ langs: [lang], processLocally: true })
  } catch {
    return 'refused'
  } finally {
    stored((storage) => storage.removeItem(markOf(tenant)))
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
