import { Problem } from '#contract/problem'
import type { AppContext } from '#src/context/app-context.ts'

/** The page's outbox. Throws `offline` where its code cannot be loaded: there is no network, and no worker has stored it yet. */
export async function outboxOf({ tenant, apis }: AppContext) {
  const { pageOutbox } = await import('#src/outbox/page-outbox.ts').catch((cause: unknown) => {
    throw new Problem('offline', { cause })
  })
  return pageOutbox(tenant, apis)
}
