import type { Attempted } from '#src/api/attempt.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { Replacing } from '#src/outbox/submission.ts'
import { loadPart } from '#src/page-load/lost-part.ts'
import type { FirstAttempt } from '#src/storage/first-attempts.ts'
import { isVisitChangeWaiting } from './appointment-waiting.ts'

/** The page's outbox. Throws as `loadPart` where its code cannot be loaded and no worker has stored it yet. */
export async function outboxOf({ tenant, apis }: AppContext) {
  const { pageOutbox } = await loadPart(() => import('#src/outbox/page-outbox.ts'))
  return pageOutbox(tenant, apis)
}

/** What becomes of a call that is made at once; without a network its code may not be there. */
async function attempted<Answer>(send: () => Promise<Answer>): Promise<Attempted<Answer>> {
  const loaded = await import('#src/api/attempt.ts').catch(() => undefined)
  return loaded ? loaded.attempt(send) : 'unsent'
}

type VisitChange = FirstAttempt & {
  appointmentId: string
  send: () => Promise<unknown>
  /** Entries whose place it takes where it is kept. */
  replaces?: Replacing
}

/**
 * Sends a change of a visit, or keeps it on the device: without an answer, or behind another one of the visit that is still to be sent. It is on the
 * device before it is sent. Rejects where it was refused.
 */
export async function sendVisitChange(
  app: AppContext,
  { appointmentId, send, replaces, ...first }: VisitChange,
): Promise<'sent' | 'kept'> {
  const keep = async (mayHaveArrived: boolean) => {
    await (
      await outboxOf(app)
    ).submit({
      ...{ ...first, isConfirmed: true, mayHaveArrived },
      ...(replaces && { replaces }),
    })
    return 'kept' as const
  }
  if (await isVisitChangeWaiting(app, appointmentId)) return keep(false)
  const { duringFirstAttempt } = await import('#src/storage/first-attempts.ts')
  return duringFirstAttempt(app.tenant, first, async () => {
    const outcome = await attempted(send)
    return typeof outcome === 'object' ? 'sent' : keep(outcome === 'unanswered')
  })
}
