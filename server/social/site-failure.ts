import { problem } from '#server/errors'

/**
 * Runs a conversation with another site. Whatever fails becomes `social_unavailable` where the site does not answer or has a failure of its
 * own, else `social_failed`: what it says is not to be believed, or it refuses.
 */
export async function withSite<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    throw problem(isAway(cause) ? 'social_unavailable' : 'social_failed', { cause })
  }
}

/** Failures of `fetch`, and those of the library around one. */
function isAway(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  const { cause, code, status } = failure as { cause?: unknown; code?: unknown; status?: unknown }
  if (failure instanceof TypeError) return failure.message === 'fetch failed'
  if (failure instanceof DOMException || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true
  return Math.max(Number(status ?? 0), cause instanceof Response ? cause.status : 0) >= 500
}
