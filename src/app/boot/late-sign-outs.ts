import { onlineManager } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'

/** Tells the server of sign-outs that were made without a network: now, where it can be reached, and whenever the network comes back. */
export async function sendLateSignOuts(app: AppContext): Promise<void> {
  const send = async () => {
    if (!onlineManager.isOnline() || (await owedSignOuts(app.tenant).list()).length === 0) return
    await (await import('#src/session/send-sign-outs.ts')).sendSignOuts(app)
  }
  onlineManager.subscribe(() => void send().catch(() => undefined))
  await send().catch(() => undefined)
}
