import type { AxiosInstance } from 'axios'
import type { OtpAnswer, OtpRequest, VerifyAnswer, VerifyRequest } from '#contract/appointment'
import { additions, calls } from '#contract/services'
import type { RefreshRequest, SessionTokens } from '#contract/session'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** The same key again returns the first answer: no second message, no second attempt. */
type Keyed = { idempotencyKey: string }

/** Calls of the account service: one-time codes and the refresh of sessions. */
export function createAccountApi(http: () => AxiosInstance) {
  return {
    /** Texts a code to a phone (C26). */
    sendCode: (body: OtpRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<OtpAnswer>(http(), calls.sendCode, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Exchanges a code for the proof that the phone is the patient's (C31). */
    verifyCode: (body: VerifyRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<VerifyAnswer>(http(), calls.verifyCode, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Exchanges a refresh token for the next tokens. Sent without the bearer, which may have expired. */
    refreshSession: (refreshToken: string) =>
      call<SessionTokens>(http(), additions.refreshSession, {
        body: { refreshToken } satisfies RefreshRequest,
        headers: { Authorization: false },
      }),
  }
}
export type AccountApi = ReturnType<typeof createAccountApi>
