import { backgroundSending } from '#src/storage/background-sending.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'
import { callPlatform, workerClock } from './call-platform.ts'
import { rows } from './call-rows.ts'
import type { SyncWorker } from './send-waiting.ts'

/**
 * Ends the sessions of which this device could not tell the server, whether a page is open or not: the same one is ended once as well as twice
 * (C18). Rejects where the server is not reached.
 */
export async function sendSignOuts(
  tenant: string,
  { storage, fetch }: Pick<SyncWorker, 'storage' | 'fetch'>,
): Promise<void> {
  const facts = await backgroundSending(tenant, storage).read()
  if (!facts) return
  const calling = { facts, clock: workerClock(tenant, storage), fetch }
  await owedSignOuts(tenant, storage).settle((session_hash) =>
    callPlatform(calling, { row: rows.signOutLater, body: { session_hash } }),
  )
}
