import type { AxiosInstance } from 'axios'
import type { OtpAnswer, OtpRequest, VerifyAnswer, VerifyRequest } from '#contract/appointment'
import { calls } from '#contract/services'
import { call } from './call.ts'

/** The account service: one-time codes, for now. */
export function createAccountApi(http: () => AxiosInstance) {
  return {
    /** Texts a code to a phone (C26). */
    sendCode: (body: OtpRequest, signal?: AbortSignal) => call<OtpAnswer>(http(), calls.C26, { body, signal }),
    /** Trades a code for the proof that the phone is the patient's (C31). */
    verifyCode: (body: VerifyRequest, signal?: AbortSignal) => call<VerifyAnswer>(http(), calls.C31, { body, signal }),
  }
}
export type AccountApi = ReturnType<typeof createAccountApi>
