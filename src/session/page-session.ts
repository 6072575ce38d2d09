import type { SessionPort } from '#src/api/environment.ts'
import { onSessionChange } from '#src/storage/session-changes.ts'
import type { SessionPage } from './session-life.ts'
import { sessionStore } from './session-store.ts'

/** The session of this page's calls. The record is read once, and the machine is only loaded when a patient is signed in. */
export function pageSession(page: SessionPage): SessionPort {
  const store = sessionStore(page.tenant)
  // Without readable storage nobody is signed in.
  const readPatient = () => store.patient().catch(() => undefined)
  let current = readPatient()
  onSessionChange(page.tenant, () => void (current = readPatient()))

  let started: Promise<SessionPort> | undefined
  async function life(): Promise<SessionPort | undefined> {
    const patient = await current
    if (!patient) return started
    started ??= import('./session-life.ts').then(({ startSessionLife }) => startSessionLife(page, store, patient))
    started.catch(() => (started = undefined))
    return started
  }

  return {
    bearer: async () => (await life())?.bearer(),
    renewed: async (refused) => (await life())?.renewed(refused),
  }
}
