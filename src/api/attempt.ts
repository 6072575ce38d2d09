import { onlineManager } from '@tanstack/react-query'
import { Problem, type ProblemCode } from '#contract/problem'

/** What became of a change that was to be sent at once: `unsent` never left the device, `unanswered` may have arrived. */
export type Attempted<Answer> = { answer: Answer } | 'unsent' | 'unanswered'

/**
 * Sends a change at once, unless it is known that there is no network. Where that becomes known before the answer, nobody waits for it any
 * longer. Rejects where the platform has refused it.
 */
export async function attempt<Answer>(send: () => Promise<Answer>): Promise<Attempted<Answer>> {
  if (!onlineManager.isOnline()) return 'unsent'
  const lost = untilOffline()
  try {
    return await Promise.race([send().then((answer) => ({ answer })), lost.told])
  } catch (failure) {
    if (isUnanswered(failure)) return 'unanswered'
    throw failure
  } finally {
    lost.forget()
  }
}

function untilOffline() {
  let forget = () => {}
  const told = new Promise<'unanswered'>((resolve) => {
    forget = onlineManager.subscribe((isOnline) => !isOnline && resolve('unanswered'))
  })
  return { told, forget }
}

/** Whether a call may have reached the platform, and nothing that decides anything came back. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof Problem && ((failure.status ?? 0) >= 500 || unanswered.includes(failure.code))

const unanswered: readonly ProblemCode[] = [
  'offline',
  'part_missing',
  'timeout',
  'unavailable',
  'idempotency_in_progress',
]
