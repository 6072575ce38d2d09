import type { AxiosInstance } from 'axios'
import type { Confirmation, ConfirmationRequest, SignInAnswer } from '#contract/account'
import type {
  NewPasskeyRequest,
  Passkey,
  PasskeyInvitation,
  PasskeyNameRequest,
  PasskeyQuestion,
  PasskeyRemoved,
  Passkeys,
  PasskeySignInRequest,
} from '#contract/passkey'
import { additions } from '#contract/services'
import { call } from './call.ts'
import { keyHeader } from './request-headers.ts'

/** The same key again returns the first answer. */
type Keyed = { idempotencyKey: string }

/** Calls for passkeys, and by which a patient shows that it is them. */
export function createPasskeyApi(http: () => AxiosInstance) {
  return {
    /** What the device is asked to sign for a sign-in. */
    question: (signal?: AbortSignal) => call<PasskeyQuestion>(http(), additions.passkeyQuestion, { body: {}, signal }),
    /** Signs in with what it has signed. Throws `passkey_invalid`, `passkey_expired`. */
    signIn: (body: PasskeySignInRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<SignInAnswer>(http(), additions.signInByPasskey, { body, headers: keyHeader(idempotencyKey), signal }),
    /** The patient's passkeys. */
    list: (signal?: AbortSignal) => call<Passkeys>(http(), additions.passkeys, { signal }),
    /** What the device makes a passkey from. Throws `confirmation_needed`, `passkeys_limit`. */
    invitation: (signal?: AbortSignal) =>
      call<PasskeyInvitation>(http(), additions.passkeyInvitation, { body: {}, signal }),
    /** Adds what the device has made. Throws `passkey_invalid`, `passkey_expired`, `passkeys_limit`. */
    add: (body: NewPasskeyRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<Passkey>(http(), additions.addPasskey, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Calls a passkey something else. Throws `not_found`. */
    rename: (id: string, body: PasskeyNameRequest) =>
      call<Passkey>(http(), additions.renamePasskey, { params: { id }, body }),
    /** Removes a passkey. Throws `not_found`, `confirmation_needed`, `last_way_in`. */
    remove: (id: string) => call<PasskeyRemoved>(http(), additions.removePasskey, { params: { id } }),
    /** Shows that it is the patient. Throws `credentials_invalid`, `sign_in_paused`, `guest_token_invalid`. */
    confirm: (body: ConfirmationRequest) => call<Confirmation>(http(), additions.confirmOwner, { body }),
  }
}
