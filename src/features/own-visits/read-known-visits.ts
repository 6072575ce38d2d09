import type { AppContext } from '#src/context/app-context.ts'
import { keptVisitsCopyQuery, type VisitsWhen } from '#src/queries/own-appointments.ts'
import { ownCopyQuery } from '#src/queries/own-copies.ts'
import { ofCopies, type KnownVisits } from './parts/of-copies.ts'

/** The same as `useKnownVisits`, read once from the device. */
export async function readKnownVisits(app: AppContext, when: VisitsWhen): Promise<KnownVisits> {
  const [booked, ahead, past] = await Promise.all([
    app.queryClient.fetchQuery(keptVisitsCopyQuery(app)),
    app.queryClient.fetchQuery(ownCopyQuery(app, 'ahead')),
    app.queryClient.fetchQuery(ownCopyQuery(app, 'past')),
  ])
  return ofCopies({ booked, ahead, past }, when)
}
