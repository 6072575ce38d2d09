import type { Apis } from '#src/api/apis.ts'
import type { Noted } from '#src/outbox/sync/note-sending.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { leaveToWorker } from './leave-to-worker.ts'

export type Sending = Noted & { apis: () => Promise<{ account: Pick<Apis['account'], 'signOutLater'> }> }

/**
 * Ends at the server the sessions that it could not be told of. Rejects where it is not reached: the app's worker does it then, or the next
 * network or page.
 */
export async function sendSignOuts(app: Sending): Promise<void> {
  const end = async (hash: string) => (await app.apis()).account.signOutLater(hash)
  await owedSignOuts(app.tenant)
    .settle(end)
    .catch(async (failure: unknown) => {
      await leaveToWorker(app)
      throw failure
    })
}
