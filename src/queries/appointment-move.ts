import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { outboxOf } from './appointment-outbox.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/moving/move-change.ts')

/** A move that is stored on this device: it waits to be sent, or was refused. */
export type KeptMove = { id: string; start: string } & ({ state: 'waiting' } | { state: 'refused'; code: string })

/** The latest move of a visit that is stored on this device; null where there is none. */
export const keptMoveQuery = (app: AppContext, appointmentId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-move', appointmentId),
    queryFn: async (): Promise<KeptMove | null> => {
      const entry = (await entriesOf(app, appointmentId)).at(-1)
      if (!entry) return null
      const { id, state, refusal, visit } = entry
      if (refusal) return { id, start: visit.start, state: 'refused', code: refusal.code }
      return state === 'queued' || state === 'sending' ? { id, start: visit.start, state: 'waiting' } : null
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

async function entriesOf({ tenant }: AppContext, appointmentId: string) {
  const [{ isMoveOf }, { outboxStore }] = await Promise.all([changeOf(), import('#src/storage/outbox-store.ts')])
  const store = outboxStore(tenant)
  const [entries, answers] = await Promise.all([store.list(), store.answers()])
  // One that was answered is removed a moment after its answer is stored and told.
  const isAnswered = (id: string) => answers.some((answer) => answer.id === id)
  return entries
    .filter((entry) => isMoveOf(entry, appointmentId))
    .filter(({ id }) => !isAnswered(id))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}

/** Takes a move back that was never sent. False where it may have arrived. */
export async function withdrawMove(app: AppContext, appointmentId: string, id: string): Promise<boolean> {
  const outcome = await (await outboxOf(app)).withdraw(id)
  await lookAgain(app, appointmentId)
  return outcome === 'withdrawn'
}

/** Removes refused moves of a visit, to which choosing again is the patient's answer. */
export async function dismissMoves(app: AppContext, appointmentId: string): Promise<void> {
  const entries = await entriesOf(app, appointmentId)
  if (entries.length === 0) return
  const outbox = await outboxOf(app)
  for (const { id } of entries) await outbox.dismiss(id)
  await lookAgain(app, appointmentId)
}

const lookAgain = (app: AppContext, appointmentId: string) =>
  app.queryClient.invalidateQueries({ queryKey: keptMoveQuery(app, appointmentId).queryKey })
