import { countFailure } from '#src/error-reporting/failures.ts'
import { attachPersister } from '#src/storage/query-persister.ts'
import type { AppContext } from '#src/context/app-context.ts'

/** Longest wait for stored answers, in milliseconds: a slow disk must not be worse than none. */
const patience = 1_500

/** Restores answers of earlier visits, so that a page of the shell shows them at once, with or without a network. */
export async function restoreAnswers(
  { queryClient, tenant }: AppContext,
  { build, isRefreshed }: { build: string; isRefreshed: boolean },
): Promise<void> {
  const restored = attachPersister(queryClient, { tenant, build, isRefreshed, isShell: true }).catch((error: unknown) =>
    countFailure('restoring answers', error),
  )
  await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, patience))])
}
