import type { AxiosInstance } from 'axios'
import type { OtpAnswer, OtpRequest, VerifyAnswer, VerifyRequest } from '#contract/appointment'
import { calls } from '#contract/services'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** The same key again gives the first answer: no second message, no second try. */
type Keyed = { idempotencyKey: string }

/** The account service: one-time codes, for now. */
export function createAccountApi(http: () => AxiosInstance) {
  return {
    /** Texts a code to a phone (C26). */
    sendCode: (body: OtpRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<OtpAnswer>(http(), calls.sendCode, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Trades a code for the proof that the phone is the patient's (C31). */
    verifyCode: (body: VerifyRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<VerifyAnswer>(http(), calls.verifyCode, { body, headers: keyHeader(idempotencyKey), signal }),
  }
}
export type AccountApi = ReturnType<typeof createAccountApi>
