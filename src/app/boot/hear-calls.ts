import type { WorkerToPage } from '#contract/worker-messages'
import type { AppContext } from '#src/context/app-context.ts'
import { countFailure } from '#src/error-reporting/failures.ts'
import { watchVisit, whenWatched } from '#src/features/doctor-online/watched-visits.ts'
import { addLateView } from '#src/shell/late-views.tsx'

/** Looks after visits by video that are near: those which a page names, and those of which a push message says that a doctor waits. */
export function hearCalls(app: AppContext): void {
  whenWatched(() => void showOnline(app))
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent) => {
      const message = data as WorkerToPage | undefined
      if (message?.type === 'CALLED' && typeof message.number === 'string') watchVisit(message.number)
    })
}

/** What is said of it is loaded with its words once a visit is named. */
const showOnline = (app: AppContext) =>
  Promise.all([import('#src/features/doctor-online/online-notices.tsx'), app.intl.load('telemedicine')]).then(
    ([{ OnlineNotices }]) => addLateView(OnlineNotices),
    (error: unknown) => countFailure('after-load', error),
  )
