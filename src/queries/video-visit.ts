import { queryOptions } from '@tanstack/react-query'
import type { VideoFeedbackRequest } from '#contract/video-visit'
import { createVideoApi } from '#src/api/video-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { keyOf, notKept } from './resource.ts'

/** The calls of one visit by video, opened by what this device has: the session, or a guest's token of the appointment. */
export async function videoVisitCalls(app: Pick<AppContext, 'apis' | 'tenant'>, appointmentNumber: string) {
  const [{ transport }, { sessionStore }] = await Promise.all([app.apis(), import('#src/session/session-store.ts')])
  const store = sessionStore(app.tenant)
  const kept = await store.visit(appointmentNumber)
  const appointmentToken = kept && (await store.appointmentToken(kept.id))
  const opening = appointmentToken ? { appointmentToken } : {}
  const api = createVideoApi(() => transport('appointment'))
  return {
    visit: (signal?: AbortSignal) => api.visit(appointmentNumber, opening, signal),
    end: () => api.end(appointmentNumber, opening),
    feedback: (signal?: AbortSignal) => api.feedback(appointmentNumber, opening, signal),
    giveFeedback: (given: Omit<VideoFeedbackRequest, 'appointment_number'>, idempotencyKey: string) =>
      api.giveFeedback({ ...given, appointment_number: appointmentNumber }, { ...opening, idempotencyKey }),
  }
}

/** How a visit by video stands, for the page of its appointment (C66). */
export const videoVisitQuery = (app: AppContext, appointmentNumber: string) =>
  queryOptions({
    queryKey: keyOf(app, 'video-visit', appointmentNumber),
    queryFn: async ({ signal }) => (await videoVisitCalls(app, appointmentNumber)).visit(signal),
    staleTime: 0,
    // What it holds is the key of a room.
    gcTime: 0,
    meta: notKept,
  })
