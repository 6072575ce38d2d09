import type { AxiosInstance } from 'axios'
import { headers as names } from '#contract/headers'
import { calls } from '#contract/services'
import type { SourceTracked, SourceTracking } from '#contract/source-tracking'
import { call } from './call.ts'

/** The call that tells what led to a booking (C13), with the token that opens it or the patient's session. */
export function createTrackingApi(http: () => AxiosInstance) {
  return {
    track: (body: SourceTracking, appointmentToken?: string) =>
      call<SourceTracked>(http(), calls.trackSource, {
        body,
        ...(appointmentToken ? { headers: { [names.appointmentToken]: appointmentToken } } : {}),
      }),
  }
}
