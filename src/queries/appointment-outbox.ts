import { Problem } from '#contract/problem'
import type { Attempted } from '#src/api/attempt.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { isVisitChangeWaiting } from './appointment-waiting.ts'

/** The page's outbox. Throws `offline` where its code cannot be loaded: there is no network, and no worker has stored it yet. */
export async function outboxOf({ tenant, apis }: AppContext) {
  const { pageOutbox } = await import('#src/outbox/page-outbox.ts').catch((cause: unknown) => {
    throw new Problem('offline', { cause })
  })
  return pageOutbox(tenant, apis)
}

/** What becomes of a call that is made at once; without a network its code may not be there. */
async function attempted<Answer>(send: () => Promise<Answer>): Promise<Attempted<Answer>> {
  const loaded = await import('#src/api/attempt.ts').catch(() => undefined)
  return loaded ? loaded.attempt(send) : 'unsent'
}

/**
 * Sends a change of a visit, unless it has to go behind another one that is still to be sent. `mayHaveArrived` of one that is to be kept: an
 * answer to it was lost. Rejects where it was refused.
 */
export async function sentOrWaiting(
  app: AppContext,
  appointmentId: string,
  send: () => Promise<unknown>,
): Promise<'sent' | { mayHaveArrived: boolean }> {
  if (await isVisitChangeWaiting(app, appointmentId)) return { mayHaveArrived: false }
  const outcome = await attempted(send)
  return typeof outcome === 'object' ? 'sent' : { mayHaveArrived: outcome === 'unanswered' }
}
