import { queryOptions } from '@tanstack/react-query'
import type { VideoFeedback, VideoVisit } from '#contract/video-visit'
import { now } from '#src/clock/server-time.ts'
import type { AppContext } from '#src/context/app-context.ts'
import type { ChangedVisit } from '#src/outbox/changed-visit.ts'
import type { FeedbackChange, GivenFeedback } from '#src/outbox/visit-feedback/feedback-change.ts'
import type { OutboxEntry } from '#workers/outbox/entry'
import { appointmentQuery, keptVisitQuery } from './appointment.ts'
import { outboxOf, sendVisitChange } from './appointment-outbox.ts'
import { keyOf, notKept } from './resource.ts'

/** Loaded by the page of a visit by video; what waits is shown without a network, where that is not on the device. */
const callsOf = async (app: AppContext, appointmentNumber: string) =>
  (await import('./video-visit.ts')).videoVisitCalls(app, appointmentNumber)

const changeOf = () => import('#src/outbox/visit-feedback/feedback-change.ts')

/** Feedback of a visit by video, as this device has kept it. */
export type KeptFeedback = OutboxEntry<FeedbackChange>

/** The latest feedback of a visit that waits on this device or was refused; null where there is none. */
export const keptFeedbackQuery = (app: AppContext, appointmentNumber: string) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-feedback', appointmentNumber),
    queryFn: async () => (await keptFeedback(app, appointmentNumber)).at(-1) ?? null,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

/** All of them, the oldest first: one that may have arrived stays, and what was said after it goes behind it. */
async function keptFeedback({ tenant }: AppContext, appointmentNumber: string): Promise<KeptFeedback[]> {
  const [{ feedbackKindName }, { outboxStore }] = await Promise.all([
    changeOf(),
    import('#src/storage/outbox-store.ts'),
  ])
  const store = outboxStore(tenant)
  const [entries, answers] = await Promise.all([store.list(), store.answers()])
  return entries
    .filter((entry): entry is KeptFeedback => entry.kind === feedbackKindName)
    .filter((entry) => entry.appointmentNumber === appointmentNumber && !answers.some(({ id }) => id === entry.id))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}

/** What of it is shown: `due` is sent when the patient says so, and one that is being sent may have arrived. */
export function stateOfFeedback(kept: KeptFeedback, minute: Date | null): 'waiting' | 'sending' | 'due' | 'refused' {
  const { state, attempts, refusal, until } = kept
  if (state === 'sending' || (state === 'queued' && attempts > 0)) return 'sending'
  if (state === 'queued') return 'waiting'
  const isTooLate = minute !== null && attempts === 0 && until !== undefined && Date.parse(until) <= minute.getTime()
  return (refusal && refusal.code !== 'unauthenticated') || isTooLate ? 'refused' : 'due'
}

/** What was said of a visit, as this device has kept it until it is sent, else as the platform has it (C68). Rejects with a `Problem`. */
export async function readFeedback(
  app: AppContext,
  appointmentNumber: string,
  signal: AbortSignal,
): Promise<VideoFeedback> {
  const kept = (await keptFeedback(app, appointmentNumber)).at(-1)
  if (kept && stateOfFeedback(kept, new Date(now())) !== 'refused') return toFeedback(kept)
  return (await callsOf(app, appointmentNumber)).feedback(signal)
}

const toFeedback = ({
  given,
  until,
  createdAt,
}: Pick<KeptFeedback, 'given' | 'until' | 'createdAt'>): VideoFeedback => ({
  feedback: { ...given, given_at: createdAt },
  ...(until === undefined ? {} : { give_until: until }),
})

type Giving = {
  appointmentNumber: string
  visit: Pick<VideoVisit, 'appointment_id' | 'start'>
  rating: GivenFeedback
  /** Until when it is taken, where that is known. */
  until: string | undefined
}

/**
 * Says how a visit was (C68). Without an answer it is kept on the device, in place of what waits there and was never sent. Resolves to what was said;
 * rejects where it was refused.
 */
export async function giveOrKeepFeedback(
  app: AppContext,
  { appointmentNumber, visit, rating: given, until }: Giving,
): Promise<VideoFeedback> {
  const [{ feedbackKindName, newFeedbackId }, changed, before] = await Promise.all([
    changeOf(),
    toChanged(app, appointmentNumber, visit),
    keptFeedback(app, appointmentNumber),
  ])
  const id = newFeedbackId(visit.appointment_id)
  const change: FeedbackChange = { visit: changed, appointmentNumber, given, ...(until !== undefined && { until }) }
  const answered: { by?: VideoFeedback } = {}
  await sendVisitChange(app, {
    ...{ id, kind: feedbackKindName, appointmentId: visit.appointment_id, change },
    replaces: { ids: before.map((entry) => entry.id), with: () => change },
    async send() {
      answered.by = await (await callsOf(app, appointmentNumber)).giveFeedback(given, id)
    },
  })
  // What was refused, or waited for the patient's word, is of no use any more.
  if (answered.by && before.length > 0) {
    const outbox = await outboxOf(app)
    for (const entry of before) await outbox.dismiss(entry.id)
  }
  await lookAgain(app, appointmentNumber)
  return (
    answered.by ??
    toFeedback({ given, createdAt: new Date(now()).toISOString(), ...(until !== undefined && { until }) })
  )
}

/** The visit as a change of it is told elsewhere, from what is known of it here. */
async function toChanged(
  app: AppContext,
  appointmentNumber: string,
  { appointment_id: appointmentId, start }: Giving['visit'],
): Promise<ChangedVisit> {
  const known =
    app.queryClient.getQueryData(appointmentQuery(app, appointmentId).queryKey) ??
    (await app.queryClient.fetchQuery(keptVisitQuery(app, appointmentNumber)).catch(() => null))
  return {
    ...{ appointmentId, start, practitionerName: known?.practitioner.fullName ?? '' },
    timeZone: known?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** Deletes feedback that waits or was refused; false where it may have been sent, and stays. */
export async function discardFeedback(app: AppContext, { id, appointmentNumber }: KeptFeedback): Promise<boolean> {
  const isDiscarded = await (await outboxOf(app)).discard(id)
  await lookAgain(app, appointmentNumber)
  return isDiscarded
}

/** Sends feedback that waited for the patient's word. */
export async function sendFeedbackNow(app: AppContext, { id, appointmentNumber }: KeptFeedback): Promise<void> {
  await (await outboxOf(app)).confirm(id)
  await lookAgain(app, appointmentNumber)
}

const lookAgain = (app: AppContext, appointmentNumber: string) =>
  app.queryClient.invalidateQueries({ queryKey: keptFeedbackQuery(app, appointmentNumber).queryKey })
