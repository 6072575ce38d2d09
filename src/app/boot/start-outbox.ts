import { onlineManager } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { openOutboxChannel } from '#src/storage/outbox-channel.ts'
import { addLateView } from '#src/shell/late-views.tsx'
import { outboxStore } from '#src/storage/outbox-store.ts'

/**
 * Starts the outbox when it holds an entry or an answer, or as soon as this page or another tab puts one in: until then no visitor
 * loads what sends changes. A change made here is heard on the channel too, since the page that sends it has a channel of its own.
 */
export async function startOutboxWhenUsed(app: AppContext): Promise<void> {
  const channel = openOutboxChannel(app.tenant)
  if (!channel) return startOutbox(app)
  let forgetNetwork = () => {}
  const start = () => {
    channel.removeEventListener('message', start)
    forgetNetwork()
    // Again with the network that the file is to come by, and at the next change.
    startOutbox(app).catch((error: unknown) => {
      countFailure('outbox', error)
      channel.addEventListener('message', start)
      forgetNetwork = onlineManager.subscribe((isOnline) => isOnline && start())
    })
  }
  channel.addEventListener('message', start)
  const store = outboxStore(app.tenant)
  await store.takeOver()
  const [entries, answers] = await Promise.all([store.list(), store.answers()])
  if (entries.length > 0 || answers.length > 0) start()
}

async function startOutbox(app: AppContext): Promise<void> {
  const { noteSending, OutboxNotices, pageOutbox } = await import('./outbox.ts')
  void pageOutbox(app.tenant, app.apis).start()
  addLateView(OutboxNotices)
  noteSending(app).catch((error: unknown) => countFailure('outbox', error))
}
