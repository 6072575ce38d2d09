import { Problem } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { forgetOpenBrowser } from './brief-session.ts'
import { oweSignOut, sessionHash } from './owe-sign-out.ts'
import { leaveToWorker } from './leave-to-worker.ts'
import type { Sending } from './send-sign-outs.ts'
import { endPush, quietDevice } from './quiet-device.ts'
import { announceSession } from '#src/storage/session-changes.ts'
import { sessionData } from './session-data.ts'
import { type PatientSession, sessionStore } from './session-store.ts'

/** How long the server is waited for, in milliseconds. It is told later of what it did not answer. */
const patience = 4_000

export type SigningOut = Pick<AppContext, 'queryClient'> &
  Omit<Sending, 'apis'> & { apis: () => Promise<{ account: Pick<Apis['account'], 'signOut' | 'signOutLater'> }> }

/** Signs the patient out of this device: deletes everything about them here, and ends their session at the server. */
export const signOut = (app: SigningOut): Promise<void> =>
  leaveSession(app, () => sessionData(app.tenant, app).forget())

/**
 * Deletes everything about a patient who did not stay signed in and has closed the browser since. Their session, which the server cannot know
 * to be over, ends there as well.
 */
export async function leaveAbandoned(app: Sending, abandoned: PatientSession): Promise<void> {
  await oweSignOut(app, abandoned)
  await quietDevice(app)
  await endPush(app.tenant)
  await sessionData(app.tenant).signOut()
}

/**
 * Deletes what `forget` deletes, then ends the session at the server, at once or when it can be reached (`owedSignOuts`), then tells every tab.
 * In this order a call that begins meanwhile has no bearer, and is not answered as to a session that has ended.
 */
export async function leaveSession(app: SigningOut, forget: () => Promise<void>): Promise<void> {
  // Without readable storage nobody is signed in.
  const record = await sessionStore(app.tenant)
    .read()
    .catch(() => undefined)
  const patient = record?.patient ?? record?.abandoned
  const hash = patient && (await sessionHash(patient.refreshToken))
  await quietDevice(app)
  await endReads(app)
  await forget()
  forgetOpenBrowser(app.tenant)
  const owed = owedSignOuts(app.tenant)
  if (hash) await owed.add(hash)
  const isEnded = !patient || (await isEndedInTime(app, patient, hash))
  if (hash && isEnded) await owed.remove(hash)
  // Until the server is told, it would send on.
  if (!isEnded) await Promise.all([endPush(app.tenant), leaveToWorker(app)])
  // The last of all: every tab leaves its page, this one included.
  announceSession(app.tenant)
}

/** Whatever draws the page again before it is left, as a clock does at each minute, would read anew what is deleted. */
function endReads({ queryClient }: SigningOut): Promise<void> {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, enabled: false } })
  // What says for itself when it reads begins all the same: its signal ends it before it has sent anything.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch')
      queueMicrotask(() => void event.query.cancel({ revert: true }))
  })
  return queryClient.cancelQueries()
}

/** Ends a session at the server. False where that did not answer in time. */
function isEndedInTime(app: SigningOut, { idToken }: PatientSession, hash: string | undefined): Promise<boolean> {
  const end = async () => {
    const { account } = await app.apis()
    await account.signOut(idToken).catch((failure: unknown) => {
      // The bearer is too old, or the session is over already.
      if (!(failure instanceof Problem && failure.code === 'unauthenticated')) throw failure
      return hash && account.signOutLater(hash)
    })
  }
  const isEnded = end().then(
    () => true,
    () => false,
  )
  const tooLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience))
  return Promise.race([isEnded, tooLate])
}
