import { queryOptions } from '@tanstack/react-query'
import type { Appointment, CancelRequest, RescheduleRequest } from '#contract/appointment'
import type { CancelReason } from '#contract/cancel-reasons'
import type { EarlierAnswerRequest } from '#contract/earlier-offer'
import type { Apis } from '#src/api/apis.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { VisitSwitch } from '#src/outbox/visit-switches/switch-change.ts'
import type { Money } from '#contract/wire'
import { now } from '#src/clock/server-time.ts'
import { readAgain } from './read-again.ts'
import { freshFor, keyOf, notKept } from './resource.ts'

const storeOf = async ({ tenant }: AppContext) => (await import('#src/session/session-store.ts')).sessionStore(tenant)

/** Copies of a patient's own are of who is signed in alone: a guest's page loads none of their code. */
async function copiesOf(app: AppContext) {
  const patient = await (await storeOf(app)).patient()
  return patient && (await import('#src/session/own-copies.ts')).ownCopies(app.tenant)
}

/** Keeps what an appointment is now, for reading without a network, where this device has it. */
async function keepRead(app: AppContext, appointment: Appointment): Promise<void> {
  await (await storeOf(app)).updateVisit(appointment, new Date(now()))
  await (await copiesOf(app))?.renewVisit(appointment)
}

/** One appointment (C55), opened with the token that this device got by booking it or by its link. */
export const appointmentQuery = (app: AppContext, id: string) =>
  queryOptions({
    queryKey: keyOf(app, 'appointment', id),
    queryFn: async ({ signal }) => {
      const [apis, store] = await Promise.all([app.apis(), storeOf(app)])
      const appointmentToken = await store.appointmentToken(id)
      const appointment = await apis.appointment.appointment(id, appointmentToken ? { appointmentToken } : {}, signal)
      signal.throwIfAborted()
      await keepRead(app, appointment)
      return appointment
    },
    staleTime: freshFor.times,
    meta: notKept,
  })

/** What the device has stored of one visit, by its id or its number; null where it has nothing. */
export const keptVisitQuery = (app: AppContext, name: string) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-visits', name),
    queryFn: async () => (await (await storeOf(app)).visit(name)) ?? (await (await copiesOf(app))?.visit(name)) ?? null,
    ...ofThisDevice,
  })

const ofThisDevice = { networkMode: 'always', staleTime: 0, gcTime: 0, meta: notKept } as const

/** Exchanges the token of a link for the appointment it opens, and stores the credential for later. */
export const openedLinkQuery = (app: AppContext, linkToken: string) =>
  queryOptions({
    queryKey: keyOf(app, 'opened-link', linkToken),
    queryFn: async ({ signal }) => {
      const [apis, store] = await Promise.all([app.apis(), storeOf(app)])
      const { appointment, appointment_token } = await apis.appointment.open(linkToken, signal)
      await store.keepAppointment(appointment, appointment_token, new Date(now()))
      app.queryClient.setQueryData(appointmentQuery(app, appointment.id).queryKey, appointment)
      return appointment.id
    },
    staleTime: Infinity,
    gcTime: 0,
    meta: notKept,
  })

type Cancelling = { reason: CancelReason | undefined; note: string; fee: Money }

/** What is sent of a cancellation: a reason only where the patient gave one. */
export const toCancelling = ({ reason, note, fee }: Cancelling): Omit<CancelRequest, 'forcebookable'> => ({
  fee,
  ...(reason ? { reason } : {}),
  ...(note.trim() ? { note: note.trim() } : {}),
})

/** Cancels an appointment (C56); queries that show it, or its released time, are invalidated. */
export const cancelAppointment = (app: AppContext, id: string, cancelling: Cancelling): Promise<void> =>
  changeAppointment(app, id, ({ appointment }, opening) => appointment.cancel(id, toCancelling(cancelling), opening))

/** Gives the consent of an appointment, or takes it back (C59); or asks to be told when an earlier time frees up, or not any more (C58, S10). */
export const switchVisit = (
  app: AppContext,
  id: string,
  { what, isOn }: { what: VisitSwitch; isOn: boolean },
  idempotencyKey: string,
): Promise<void> =>
  changeAppointment(app, id, ({ appointment }, opening) =>
    what === 'consent'
      ? appointment.consent(id, isOn, { ...opening, idempotencyKey })
      : appointment.toggleEarlier(id, isOn, { ...opening, idempotencyKey }),
  )

/** Moves an appointment to another start (C57). This device's own holds with its doctor do not stand in the way. */
export const rescheduleAppointment = (
  app: AppContext,
  id: string,
  move: Pick<RescheduleRequest, 'start' | 'fee'>,
  idempotencyKey: string,
): Promise<void> =>
  changeAppointment(app, id, async ({ appointment }, opening) => {
    const { knownHolderKey } = await import('#src/storage/device-stores.ts')
    const key = await knownHolderKey(app.tenant)
    return appointment.reschedule(id, { ...move, ...(key ? { holder_key: key } : {}) }, { ...opening, idempotencyKey })
  })

/** Takes an earlier time that is offered, or leaves it. */
export const answerEarlier = (
  app: AppContext,
  id: string,
  answer: Omit<EarlierAnswerRequest, 'forcebookable'>,
): Promise<void> =>
  changeAppointment(app, id, ({ appointment }, opening) => appointment.answerEarlier(id, answer, opening))

async function changeAppointment(
  app: AppContext,
  id: string,
  change: (apis: Apis, opening: { appointmentToken?: string }) => Promise<Appointment>,
): Promise<void> {
  const { queryClient, tenant, locale } = app
  const [apis, store] = await Promise.all([app.apis(), storeOf(app)])
  const appointmentToken = await store.appointmentToken(id)
  const changed = await change(apis, appointmentToken ? { appointmentToken } : {})
  const { queryKey } = appointmentQuery(app, id)
  // A read that began before the change would show, and keep, the visit as it was.
  await queryClient.cancelQueries({ queryKey })
  await keepRead(app, changed)
  queryClient.setQueryData(queryKey, changed)
  for (const resource of [
    'kept-visits',
    'own-appointments',
    'dates-times',
    'next-availability',
    'category-availability',
    'home-times',
  ])
    void readAgain(queryClient, [tenant, locale.prefix, resource])
}

/** Hides a visit from home. */
export async function dismissVisit(app: AppContext, id: string): Promise<void> {
  await (await storeOf(app)).dismissVisit(id)
  await app.queryClient.invalidateQueries({ queryKey: keyOf(app, 'kept-visits') })
}
