import { now } from '#src/clock/server-time.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { showViewer } from '#src/session/use-viewer.ts'
import { viewerOf } from '#src/session/viewer.ts'
import { attachPersister } from '#src/storage/query-persister.ts'
import type { AppContext } from '#src/context/app-context.ts'

/** Longest wait for stored answers, in milliseconds: a slow disk must not be worse than none. */
const patience = 1_500

/** Restores answers of earlier visits and who looks, so that a page of the shell shows them at once, with or without a network. */
export async function restoreAnswers(
  { queryClient, tenant }: AppContext,
  { build, isRefreshed }: { build: string; isRefreshed: boolean },
): Promise<void> {
  const note = (error: unknown) => countFailure('restoring answers', error)
  const restored = [
    attachPersister(queryClient, { tenant, build, isRefreshed, isShell: true }).catch(note),
    showKnownViewer(tenant).catch(note),
  ]
  await Promise.race([Promise.all(restored), new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Of an abandoned session nothing may be shown: `watchViewer` deletes it. */
async function showKnownViewer(tenant: string): Promise<void> {
  const record = await sessionStore(tenant).read()
  if (!record.abandoned) showViewer(viewerOf(record, new Date(now())))
}
