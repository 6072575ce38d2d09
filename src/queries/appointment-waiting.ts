import type { AppContext } from '#src/context/app-context.ts'

/** Whether a change of a visit is still to be sent: what is changed after it goes behind it, so that their order is kept. */
export async function isVisitChangeWaiting({ tenant }: AppContext, appointmentId: string): Promise<boolean> {
  const [{ isOfVisit, isPending }, { outboxStore }] = await Promise.all([
    import('#src/outbox/changed-visit.ts'),
    import('#src/storage/outbox-store.ts'),
  ])
  const store = outboxStore(tenant)
  const waiting = (await store.list()).filter((entry) => isPending(entry) && isOfVisit(entry, appointmentId))
  // One that was answered is removed a moment after its answer is stored.
  const answers = await Promise.all(waiting.map(({ id }) => store.answer(id)))
  return answers.includes(undefined)
}
