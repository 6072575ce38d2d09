import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import type { ChangedVisit } from '#src/outbox/changed-visit.ts'
import type { VisitSwitch } from '#src/outbox/visit-switches/switch-change.ts'
import { switchVisit } from './appointment.ts'
import { outboxOf, sendVisitChange } from './appointment-outbox.ts'
import { keyOf, notKept } from './resource.ts'

const changeOf = () => import('#src/outbox/visit-switches/switch-change.ts')

/** A switch of a visit that waits on this device to be sent. */
export type KeptSwitch = { id: string; isOn: boolean }

/** The latest press of a visit's switch that waits to be sent; null where there is none. */
export const keptSwitchQuery = (app: AppContext, what: VisitSwitch, appointmentId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-switch', appointmentId, what),
    queryFn: async (): Promise<KeptSwitch | null> => {
      const last = (await entriesOf(app, what, appointmentId)).filter(({ isPending }) => isPending).at(-1)
      return last ? { id: last.id, isOn: last.isOn } : null
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

async function entriesOf({ tenant }: AppContext, what: VisitSwitch, appointmentId: string) {
  const [{ isSwitchOf }, { isPending }, { outboxStore }] = await Promise.all([
    changeOf(),
    import('#src/outbox/changed-visit.ts'),
    import('#src/storage/outbox-store.ts'),
  ])
  const store = outboxStore(tenant)
  const [entries, answers] = await Promise.all([store.list(), store.answers()])
  return entries
    .filter((entry) => isSwitchOf(entry, what, appointmentId))
    .filter(({ id }) => !answers.some((answer) => answer.id === id))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map((entry) => ({ id: entry.id, isOn: entry.isOn, isPending: isPending(entry) }))
}

/**
 * Turns a switch of a visit. Without an answer, or behind another change of the visit, it is kept on the device; pressed back before it was
 * sent, it is as if it had never been pressed.
 */
export async function switchOrKeep(
  app: AppContext,
  visit: ChangedVisit,
  { what, isOn }: { what: VisitSwitch; isOn: boolean },
): Promise<'stored' | 'kept' | 'taken back'> {
  const { newSwitchId, switchKindNames } = await changeOf()
  const { appointmentId } = visit
  if (await takeBack(app, what, appointmentId)) return 'taken back'
  const id = newSwitchId(what, appointmentId)
  const outcome = await sendVisitChange(app, {
    ...{ id, kind: switchKindNames[what], appointmentId, change: { isOn, visit } },
    send: () => switchVisit(app, appointmentId, { what, isOn }, id),
  })
  if (outcome === 'sent') return 'stored'
  await lookAgain(app, what, appointmentId)
  return 'kept'
}

/** Removes what a new press replaces: a refusal that was read, and a press that was never sent. Returns whether that was all it takes. */
async function takeBack(app: AppContext, what: VisitSwitch, appointmentId: string): Promise<boolean> {
  const entries = await entriesOf(app, what, appointmentId)
  if (entries.length === 0) return false
  const outbox = await outboxOf(app)
  for (const { id, isPending } of entries) if (!isPending) await outbox.dismiss(id)
  const last = entries.filter(({ isPending }) => isPending).at(-1)
  const isTakenBack = last !== undefined && (await outbox.withdraw(last.id)) === 'withdrawn'
  await lookAgain(app, what, appointmentId)
  return isTakenBack
}

const lookAgain = (app: AppContext, what: VisitSwitch, appointmentId: string) =>
  app.queryClient.invalidateQueries({ queryKey: keptSwitchQuery(app, what, appointmentId).queryKey })
