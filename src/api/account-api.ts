import type { AxiosInstance } from 'axios'
import type {
  Account,
  EmailChangeRequest,
  EmailCodeRequest,
  EmailProof,
  EmailSignInRequest,
  EmailSignUpRequest,
  NewPasswordRequest,
  PasswordUpdated,
  PhoneChangeRequest,
  PhoneResetRequest,
  PhoneSignInRequest,
  PhoneSignUpRequest,
  ProfileChange,
  ProfileForm,
  ResetLinkCheck,
  ResetLinkIsValid,
  ResetLinkRequest,
  ResetLinkSent,
  ResetProof,
  SignInAnswer,
  SignUpPhoneProof,
  ThirdPartySignInRequest,
  TokenResetRequest,
  TokenSignInRequest,
  VerifyEmailCodeRequest,
  VerifyPhoneChangeRequest,
  VerifyResetRequest,
  VerifySignUpPhoneRequest,
} from '#contract/account'
import type { CaptchaChallenge } from '#contract/captcha'
import { headers } from '#contract/headers'
import type { OtpAnswer, OtpRequest, VerifyAnswer, VerifyRequest } from '#contract/appointment'
import type {
  PatientCheck,
  PatientIsValid,
  Relative,
  RelativeChange,
  RelativeForm,
  RelativeList,
  RelativeRemoved,
} from '#contract/relative'
import { additions, calls } from '#contract/services'
import type { LateSignOutRequest, RefreshRequest, SessionTokens } from '#contract/session'
import { call } from './call.ts'
import { toFormBody } from './signing/form-body.ts'
import { keyHeader } from './request-headers.ts'

/** The same key again returns the first answer: no second message, no second attempt. */
type Keyed = { idempotencyKey: string }

/** Calls of the account service: one-time codes, ways in, passwords, sessions and the account itself. */
export function createAccountApi(http: () => AxiosInstance) {
  return {
    /** A challenge to solve, after a call was refused with `captcha_required`. */
    captchaChallenge: (signal?: AbortSignal) => call<CaptchaChallenge>(http(), additions.captchaChallenge, { signal }),
    /** Texts a code to a phone (C26). Throws `captcha_required`, as each call does that may carry a response. */
    sendCode: (body: OtpRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<OtpAnswer>(http(), calls.sendCode, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Exchanges a code for the proof that the phone is the patient's (C31). */
    verifyCode: (body: VerifyRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<VerifyAnswer>(http(), calls.verifyCode, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Exchanges a code of the sign-in for the same proof, with whether the phone has an account (C21). */
    verifySignUpPhone: (body: VerifySignUpPhoneRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<SignUpPhoneProof>(http(), calls.verifySignUpPhone, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Mails a code to an address. */
    sendEmailCode: (body: EmailCodeRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<OtpAnswer>(http(), additions.sendEmailCode, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Exchanges a mailed code for the proof that the email is the patient's. */
    verifyEmailCode: (body: VerifyEmailCodeRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<EmailProof>(http(), additions.verifyEmailCode, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Signs in by email and password (C16). Throws `credentials_invalid`, `sign_in_paused`. */
    signIn: (body: EmailSignInRequest, signal?: AbortSignal) =>
      call<SignInAnswer>(http(), calls.signIn, { body, signal }),
    /** Makes an account of a proven email, and signs in (C19). Throws `account_exists`, `password_refused`. */
    signUp: (body: EmailSignUpRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<SignInAnswer>(http(), calls.signUp, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Mails a link to a new password, account or not. */
    sendResetLink: (body: ResetLinkRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<ResetLinkSent>(http(), additions.sendResetLink, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Whether such a link still sets one. Throws `reset_token_invalid`. */
    checkResetLink: (body: ResetLinkCheck, signal?: AbortSignal) =>
      call<ResetLinkIsValid>(http(), additions.checkResetLink, { body, signal }),
    /** Sets a password by the link of a mail (C14). Throws `reset_token_invalid`, `password_refused`, `account_not_found`. */
    resetPasswordByToken: (body: TokenResetRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<PasswordUpdated>(http(), calls.resetPasswordByToken, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Texts a code to a new phone of the patient's (C36). */
    sendPhoneToken: (body: PhoneChangeRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<OtpAnswer>(http(), calls.sendPhoneToken, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Changes the patient's phone by that code (C37). Throws `account_exists`. */
    verifyPhone: (body: VerifyPhoneChangeRequest, signal?: AbortSignal) =>
      call<Account>(http(), calls.verifyPhone, { body, signal }),
    /** Mails a code to a new email of the patient's (C35). */
    updateEmail: (body: EmailChangeRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<OtpAnswer>(http(), calls.updateEmail, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Changes the patient's email by that code. Throws `account_exists`. */
    confirmEmail: (body: VerifyEmailCodeRequest, signal?: AbortSignal) =>
      call<Account>(http(), additions.confirmEmail, { body, signal }),
    /** Signs in with the proof of a phone or an email (C24). Throws `account_not_found` where nobody has joined with it. */
    signInByToken: (body: TokenSignInRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<SignInAnswer>(http(), calls.signInByToken, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Signs in by phone and password (C17). Throws `credentials_invalid`, `sign_in_paused`. */
    signInByPhone: (body: PhoneSignInRequest, signal?: AbortSignal) =>
      call<SignInAnswer>(http(), calls.signInByPhone, { body, signal }),
    /** Signs in with a token of the tenant's own site (C25). Throws `partner_token_invalid`, `…_expired`, `partner_account_differs`. */
    signInByThirdParty: (
      token: string,
      body: ThirdPartySignInRequest,
      { idempotencyKey }: Keyed,
      signal?: AbortSignal,
    ) =>
      call<SignInAnswer>(http(), calls.signInByThirdParty, {
        body,
        headers: { ...keyHeader(idempotencyKey), [headers.partnerToken]: token },
        signal,
      }),
    /** Makes an account of a proven phone, and signs in (C20). Throws `account_exists`, `password_refused`. */
    signUpByPhone: (body: PhoneSignUpRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<SignInAnswer>(http(), calls.signUpByPhone, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Makes an account of a guest's proven phone by its first password, and signs in (C29, S21). */
    setNewPassword: (body: NewPasswordRequest, guestToken: string, { idempotencyKey }: Keyed) =>
      call<SignInAnswer>(http(), calls.setNewPassword, {
        body,
        headers: { ...keyHeader(idempotencyKey), [headers.guestToken]: guestToken },
      }),
    /** Ends the session of a bearer at the server (C18). The device has deleted the bearer by then. */
    signOut: (bearer: string) =>
      call<unknown>(http(), calls.signOut, { body: {}, headers: { Authorization: `Bearer ${bearer}` } }),
    /** Ends a session whose patient signed out while there was no network, by the hash of its refresh token. */
    signOutLater: (session_hash: string) =>
      call<unknown>(http(), additions.signOutLater, { body: { session_hash } satisfies LateSignOutRequest }),
    /** Trades the code of a reset for the right to set a password (C27). */
    verifyResetCode: (body: VerifyResetRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<ResetProof>(http(), calls.verifyResetCode, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Sets the password of a reset (C28). Throws `reset_token_invalid`, `password_refused`, `account_not_found`. */
    resetPasswordByPhone: (body: PhoneResetRequest, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<PasswordUpdated>(http(), calls.resetPasswordByPhone, { body, headers: keyHeader(idempotencyKey), signal }),
    /** The patient's account (C33). */
    account: (signal?: AbortSignal) => call<Account>(http(), calls.account, { signal }),
    /** Changes the patient's profile (C34); fields that are left out are emptied. */
    updateAccount: async (form: ProfileForm, signal?: AbortSignal) => {
      const { body, type } = await toFormBody(form)
      return call<Account>(http(), calls.updateAccount, { body, headers: { 'Content-Type': type }, signal })
    },
    /** Changes some fields of the profile, once for each key. Throws `changed_elsewhere` with the fields in its details. */
    changeAccount: (body: ProfileChange, { idempotencyKey }: Keyed) =>
      call<Account>(http(), additions.changeAccount, { body, headers: keyHeader(idempotencyKey) }),
    /** The patient's relatives (C39), with `include_master` after the patient. */
    patients: (query: { include_master?: true } = {}, signal?: AbortSignal) =>
      call<RelativeList>(http(), calls.patients, { query, signal }),
    /** Adds a relative (C39). Throws `relative_exists`, `relatives_limit`. */
    addPatient: (body: RelativeForm, { idempotencyKey }: Keyed, signal?: AbortSignal) =>
      call<Relative>(http(), calls.addPatient, { body, headers: keyHeader(idempotencyKey), signal }),
    /** Changes a relative (C40); fields that are left out are emptied. Throws `not_found`, `relative_exists`. */
    updatePatient: (id: string, body: RelativeForm, signal?: AbortSignal) =>
      call<Relative>(http(), calls.updatePatient, { params: { id }, body, signal }),
    /** Changes some fields of a relative, once for each key. Throws as `changeAccount` and `updatePatient` do. */
    changePatient: (id: string, body: RelativeChange, { idempotencyKey }: Keyed) =>
      call<Relative>(http(), additions.changePatient, { params: { id }, body, headers: keyHeader(idempotencyKey) }),
    /** Removes a relative (C40), once for each key. Throws `not_found`, `relative_has_visits` with the next visit in its details. */
    removePatient: (id: string, { idempotencyKey }: Keyed) =>
      call<RelativeRemoved>(http(), calls.removePatient, { params: { id }, headers: keyHeader(idempotencyKey) }),
    /** Whether the platform would accept a patient's form (C46). Throws `validation_failed` with the fields. */
    validatePatient: (body: PatientCheck, signal?: AbortSignal) =>
      call<PatientIsValid>(http(), calls.validatePatient, { body, signal }),
    /** Exchanges a refresh token for the next tokens. Sent without the bearer, which may have expired. */
    refreshSession: (refreshToken: string) =>
      call<SessionTokens>(http(), additions.refreshSession, {
        body: { refreshToken } satisfies RefreshRequest,
        headers: { Authorization: false },
      }),
  }
}
export type AccountApi = ReturnType<typeof createAccountApi>
