import type { Noted } from '#src/outbox/sync/note-sending.ts'

/** Longest that it may take, in milliseconds: of a network that says nothing its code may be asked for. */
const patience = 2_000

/**
 * Has the browser wake the app's worker once there is a network, to end the sessions that this page could not end: the page may be closed by
 * then. Best effort: where there is no such worker the next page does it, and nothing is noted for one.
 */
export const leaveToWorker = (app: Noted): Promise<void> =>
  Promise.race([leave(app).catch(() => undefined), new Promise<void>((resolve) => setTimeout(resolve, patience))])

async function leave(app: Noted): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  const [{ noteSending }, { wakeWorker }] = await Promise.all([
    import('#src/outbox/sync/note-sending.ts'),
    import('#src/outbox/sync/wake-worker.ts'),
  ])
  await noteSending(app)
  await wakeWorker(app.tenant, registration)
}
