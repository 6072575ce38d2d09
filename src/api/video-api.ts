import type { AxiosInstance } from 'axios'
import { headers } from '#contract/headers'
import { calls } from '#contract/services'
import type { EndedVideoVisit, VideoFeedback, VideoFeedbackRequest, VideoVisit } from '#contract/video-visit'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** What opens an appointment that a guest has booked; the session does, where it is absent. */
type Opening = { appointmentToken?: string }

/** Calls of visits by video, which are named by the number of their appointment. */
export function createVideoApi(http: () => AxiosInstance) {
  return {
    /** How a visit stands, and where it takes place while it is open (C66). Throws `not_found` for one that is not by video. */
    visit: (appointmentNumber: string, opening: Opening, signal?: AbortSignal) =>
      call<VideoVisit>(http(), calls.videoRoom, {
        query: { appointment_number: appointmentNumber },
        signal,
        headers: openedBy(opening),
      }),
    /** Ends it for both sides (C67, S12). */
    end: (appointmentNumber: string, opening: Opening) =>
      call<EndedVideoVisit>(http(), calls.endVideoSession, {
        body: { appointment_number: appointmentNumber },
        headers: openedBy(opening),
      }),
    /** What was said of it (C68). */
    feedback: (appointmentNumber: string, opening: Opening, signal?: AbortSignal) =>
      call<VideoFeedback>(http(), calls.videoFeedback, {
        query: { appointment_number: appointmentNumber },
        signal,
        headers: openedBy(opening),
      }),
    /** Says how it was, in place of what was said before (C68, N07, S13); once for each key. */
    giveFeedback: (body: VideoFeedbackRequest, { idempotencyKey, ...opening }: Opening & { idempotencyKey: string }) =>
      call<VideoFeedback>(http(), calls.giveVideoFeedback, {
        body,
        headers: { ...openedBy(opening), ...keyHeader(idempotencyKey) },
      }),
  }
}

const openedBy = ({ appointmentToken }: Opening): Record<string, string> =>
  appointmentToken ? { [headers.appointmentToken]: appointmentToken } : {}
