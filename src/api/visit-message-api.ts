import type { AxiosInstance } from 'axios'
import { headers } from '#contract/headers'
import { additions } from '#contract/services'
import type { NewVideoMessage, VideoMessage } from '#contract/video-messages'
import { call } from './call.ts'

/** Calls of what is written in the room of one visit, for the patient's side. Without a token of the appointment the session opens it. */
export function createVideoMessageApi(http: () => AxiosInstance, appointmentNumber: string, appointmentToken?: string) {
  const opening = appointmentToken === undefined ? {} : { [headers.appointmentToken]: appointmentToken }
  return {
    read: (signal?: AbortSignal) =>
      call<VideoMessage[]>(http(), additions.videoMessages, {
        query: { appointment_number: appointmentNumber },
        signal,
        headers: opening,
      }),
    /** Writes in the room, or sends a file there; answers with all that was written. */
    say: (said: Omit<NewVideoMessage, 'appointment_number'>) =>
      call<VideoMessage[]>(http(), additions.sayInVideoVisit, {
        body: { ...said, appointment_number: appointmentNumber },
        headers: opening,
      }),
  }
}
