import * as Type from 'typebox'
import { Appointment, channel, VerifyAnswer } from '#contract/appointment'
import { captchaResponse } from '#contract/captcha'
import { consentKinds, consentVersions, withdrawableConsents } from '#contract/consents'
import { languages } from '#contract/locale'
import { SessionTokens } from '#contract/session'
import { E164, papers, relationships } from '#contract/person'
import { namePattern, optionalNamePattern } from '#contract/plain-text'
import { suspensionReason } from '#contract/suspension'
import { longestText } from '#contract/text-limits'
import { CalendarDay, ChangeOf, Instant, orNull } from '#contract/wire'

const optional = Type.Optional

/** A phone as national number and calling code (V02), digits only. */
const phone = {
  phone: Type.String({ pattern: '^[0-9]{4,14}$' }),
  country_code: Type.String({ pattern: '^[1-9][0-9]{0,2}$' }),
}

/** Least and most characters of a password. Any sign counts; nothing is trimmed. */
export const passwordLength = { least: 8, most: 128 } as const

/** A password as Base64 of its UTF-8 bytes (V07), which protects nothing: the connection does. */
const Password64 = Type.String({ minLength: 1, maxLength: 800, pattern: '^[A-Za-z0-9+/]+={0,2}$' })

/** An email address, in whatever case. */
const Email = Type.String({ format: 'email', maxLength: longestText.email })
const Token = Type.String({ minLength: 1, maxLength: 200 })

/** Of a newcomer by another site (C22, C23): links that site to the account that is proven or made by the call. */
const identity = { identity_token: optional(Token) }

/**
 * What a sign-in of any kind answers with (S14 to S20): the tokens, and who it is. `phone` is E.164; absent for an account that has proven
 * none.
 */
export const SignInAnswer = Type.Object({
  ...SessionTokens.properties,
  PatientID: Type.String(),
  phone: optional(Type.String()),
  email: optional(Type.String()),
})
export type SignInAnswer = Type.Static<typeof SignInAnswer>

/**
 * Additions of ours to each sign-in: whether the patient stays signed in on the device, which they do unless told, and a random key that the
 * device made for itself, by which the patient is told of a sign-in on a new one. A device without a key is a new one each time.
 */
export const arrival = {
  stay_signed_in: optional(Type.Boolean()),
  device_key: optional(Type.String({ minLength: 22, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })),
}

/** Body of the sign-in by token (C24, S17): the proof of a phone or an email that a code was traded for (C31). It signs in once. */
export const TokenSignInRequest = Type.Object({ token: Token, ...identity, ...arrival })
export type TokenSignInRequest = Type.Static<typeof TokenSignInRequest>

/** Longest token of a partner's own site, in the header `X-Token` (C25) or in the address as `xtoken` (Q10). */
export const longestPartnerToken = 4096

/** Body of the sign-in with such a token (C25), which may be empty or missing. */
export const ThirdPartySignInRequest = Type.Object(arrival)
export type ThirdPartySignInRequest = Type.Static<typeof ThirdPartySignInRequest>

/** Body of the sign-in by phone and password (C17, S15). */
export const PhoneSignInRequest = Type.Object({
  ...phone,
  password: Password64,
  ...identity,
  ...arrival,
  ...captchaResponse,
})
export type PhoneSignInRequest = Type.Static<typeof PhoneSignInRequest>

/** Body of the sign-in by email and password (C16, S14). Only an email that the account has proven signs in. */
export const EmailSignInRequest = Type.Object({
  email: Email,
  password: Password64,
  ...identity,
  ...arrival,
  ...captchaResponse,
})
export type EmailSignInRequest = Type.Static<typeof EmailSignInRequest>

/** Body of the check of the code by which somebody comes in by phone, whether or not they are new here (C21). */
export const VerifySignUpPhoneRequest = Type.Object({
  ...phone,
  phone_verification_token: Type.String({ pattern: '^[0-9]{6}$' }),
})
export type VerifySignUpPhoneRequest = Type.Static<typeof VerifySignUpPhoneRequest>

/** A verified phone, as of any other code. Who has no account with it joins (C20) by the proof; others sign in by it (C24). */
export const SignUpPhoneProof = Type.Object({
  guest_token: VerifyAnswer.properties.guest_token,
  expires_at: Instant,
  has_account: Type.Boolean(),
})
export type SignUpPhoneProof = Type.Static<typeof SignUpPhoneProof>

/** Body of the request for a code by mail. */
export const EmailCodeRequest = Type.Object({
  email: Email,
  ...captchaResponse,
})
export type EmailCodeRequest = Type.Static<typeof EmailCodeRequest>

/** Body of the check of a code that was mailed. */
export const VerifyEmailCodeRequest = Type.Object({
  email: Email,
  email_verification_token: Type.String({ pattern: '^[0-9]{6}$' }),
})
export type VerifyEmailCodeRequest = Type.Static<typeof VerifyEmailCodeRequest>

/** A verified email: the token signs in or up once (C24, C19), until then, at one tenant. It books nothing. */
export const EmailProof = Type.Object({ email_token: Type.String(), expires_at: Instant })
export type EmailProof = Type.Static<typeof EmailProof>

/** What a patient agrees to, of which each kind is needed; `version` names the wording. */
const Consents = Type.Array(Type.Object({ kind: Type.Enum(consentKinds), version: Type.Enum(consentVersions) }), {
  maxItems: 10,
})

const newcomer = {
  token: Token,
  ...identity,
  first_name: Type.String({ minLength: 1, maxLength: longestText.firstName, pattern: namePattern }),
  /** Empty for a person with a single name. */
  last_name: Type.String({ maxLength: longestText.lastName, pattern: optionalNamePattern }),
  password: optional(Password64),
  /** The platform makes no account for who is under age. */
  birthday: CalendarDay,
  dob_format: papers.dob_format,
  consents: Consents,
  ...arrival,
}

/** Body of a sign-up with a proven email (C19): the account has that email, and no phone until it proves one. */
export const EmailSignUpRequest = Type.Object(newcomer)
export type EmailSignUpRequest = Type.Static<typeof EmailSignUpRequest>

/** Body of a sign-up with a proven phone (C20): the account has that phone. */
export const PhoneSignUpRequest = Type.Object({ ...newcomer, email: optional(Email) })
export type PhoneSignUpRequest = Type.Static<typeof PhoneSignUpRequest>

/** Body of a guest's first password (C29, S21), with the proof of the phone as `X-Guest-Token`: it makes the account. */
export const NewPasswordRequest = Type.Object({
  phone: Type.String({ pattern: '^[0-9]{4,14}$' }),
  password: Password64,
  consents: Consents,
  ...arrival,
})
export type NewPasswordRequest = Type.Static<typeof NewPasswordRequest>

export const SignOutAnswer = Type.Object({ signed_out: Type.Literal(true) })

/** Body of the check of a reset's code (C27). */
export const VerifyResetRequest = Type.Object({
  ...phone,
  phone_verification_token: Type.String({ pattern: '^[0-9]{6}$' }),
})
export type VerifyResetRequest = Type.Static<typeof VerifyResetRequest>

/** What the right code is traded for: it sets one new password, until then. */
export const ResetProof = Type.Object({ token_reset_password: Type.String(), expires_at: Instant })
export type ResetProof = Type.Static<typeof ResetProof>

/** Body of the new password at the end of a reset (C28). Every session of the account ends with it. */
export const PhoneResetRequest = Type.Object({
  ...phone,
  password: Password64,
  token_reset_password: Token,
})
export type PhoneResetRequest = Type.Static<typeof PhoneResetRequest>

/**
 * Body of a changed password (C30, V07), with the tokens of the session that changes it. An account without a password has no old one: its
 * patient has lately signed in or confirmed, or proves the phone by `X-Guest-Token`. All other sessions end with it.
 */
export const ChangePasswordRequest = Type.Object({
  old_password: optional(Password64),
  new_password: Password64,
  idToken: Type.String({ minLength: 1, maxLength: 200 }),
  refreshToken: Type.String({ minLength: 1, maxLength: 200 }),
})
export type ChangePasswordRequest = Type.Static<typeof ChangePasswordRequest>

/**
 * Body by which a signed-in patient shows once more that it is them: the account's password, or the proof of its phone or its email, which
 * is spent by it.
 */
export const ConfirmationRequest = Type.Object({ password: optional(Password64), token: optional(Token) })
export type ConfirmationRequest = Type.Static<typeof ConfirmationRequest>

/** Until when the patient may change the ways into the account. */
export const Confirmation = Type.Object({ until: Instant })
export type Confirmation = Type.Static<typeof Confirmation>

/** Body of the request for a mail with a link to a new password. */
export const ResetLinkRequest = Type.Object({
  email: Email,
  ...captchaResponse,
})
export type ResetLinkRequest = Type.Static<typeof ResetLinkRequest>

/** A mail is on its way, whether or not there is an account. Its link works until then. */
export const ResetLinkSent = Type.Object({ sent: Type.Literal(true), expires_at: Instant })
export type ResetLinkSent = Type.Static<typeof ResetLinkSent>

/** Body of the question whether the link of a mail still sets a password: `idToken` is the token of the link. */
export const ResetLinkCheck = Type.Object({ idToken: Token })
export type ResetLinkCheck = Type.Static<typeof ResetLinkCheck>

/** The link sets a password, once, until then. */
export const ResetLinkIsValid = Type.Object({ valid: Type.Literal(true), expires_at: Instant })
export type ResetLinkIsValid = Type.Static<typeof ResetLinkIsValid>

/** Body of the new password by the link of a mail (C14, N10): `idToken` is the token of the link. */
export const TokenResetRequest = Type.Object({
  forgotpassword: Type.Literal(true),
  idToken: Token,
  password: Password64,
  returnSecureToken: Type.Literal(true),
})
export type TokenResetRequest = Type.Static<typeof TokenResetRequest>

export const PasswordUpdated = Type.Object({ updated: Type.Literal(true) })
export type PasswordUpdated = Type.Static<typeof PasswordUpdated>

export const maritalStatuses = ['single', 'married', 'divorced', 'widowed'] as const
export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const

/** Bounds of what a patient may be: centimetres and kilograms. */
export const bodyLimits = { height: { least: 30, most: 260 }, weight: { least: 1, most: 400 } } as const

/** What a patient says of themselves (N01), and changes by C34. What is left out there is emptied. */
const profile = {
  first_name: Type.String({ minLength: 1, maxLength: longestText.firstName, pattern: namePattern }),
  last_name: Type.String({ maxLength: longestText.lastName, pattern: optionalNamePattern }),
  ...papers,
  marital_status: optional(Type.Enum(maritalStatuses)),
  blood_type: optional(Type.Enum(bloodTypes)),
  /** Centimetres. */
  height: optional(Type.Integer({ minimum: bodyLimits.height.least, maximum: bodyLimits.height.most })),
  /** Kilograms. */
  weight: optional(Type.Integer({ minimum: bodyLimits.weight.least, maximum: bodyLimits.weight.most })),
  emergency_contact_name: optional(Type.String({ maxLength: longestText.firstName, pattern: namePattern })),
  emergency_contact_lastname: optional(Type.String({ maxLength: longestText.lastName, pattern: optionalNamePattern })),
  emergency_contact_phone: optional(E164),
  emergency_relationship_id: optional(Type.Enum(relationships)),
}

/** Body of a changed profile (C34): a form of several parts, each field as text. Empty fields are left out (V01). */
export const ProfileForm = Type.Object(profile)
export type ProfileForm = Type.Static<typeof ProfileForm>

/**
 * The same with the photo (N01), a file of it, where that is to be another: without one it stays. A JPEG, PNG or WebP of at most
 * `photoLimits.bytes`.
 */
export const ProfileFormWithPhoto = Type.Object({
  ...profile,
  photo: optional(Type.Unsafe<unknown>({ contentMediaType: 'image/jpeg' })),
})
export type ProfileFormWithPhoto = Type.Static<typeof ProfileFormWithPhoto>

/** Body of a change of some fields of the profile. The identity is none of them: its number waits on no device. */
export const ProfileChange = ChangeOf({
  first_name: optional(profile.first_name),
  last_name: optional(profile.last_name),
  gender: orNull(profile.gender),
  birthday: orNull(profile.birthday),
  dob_format: orNull(profile.dob_format),
  marital_status: orNull(profile.marital_status),
  blood_type: orNull(profile.blood_type),
  height: orNull(profile.height),
  weight: orNull(profile.weight),
  emergency_contact_name: orNull(profile.emergency_contact_name),
  emergency_contact_lastname: orNull(profile.emergency_contact_lastname),
  emergency_contact_phone: orNull(profile.emergency_contact_phone),
  emergency_relationship_id: orNull(profile.emergency_relationship_id),
})
export type ProfileChange = Type.Static<typeof ProfileChange>

/** A patient's account (C33, N01). `percentage`: how much of what can be told is told, and agreed to, from 0 to 100. */
export const Account = Type.Object({
  UserableID: Type.String(),
  PatientID: Type.String(),
  ...profile,
  email: optional(Type.String()),
  /** Whether the email is proven: it is a way in then. */
  email_verified: Type.Boolean(),
  /** National number and calling code; absent until a phone is proven. */
  phone: optional(Type.String()),
  country_code: optional(Type.String()),
  phone_verified: Type.Boolean(),
  has_password: Type.Boolean(),
  /** Of the patient’s photo, where there is one; another photo has another. */
  photo_id: optional(Type.String()),
  percentage: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Kinds of consent that are not given, and names of the fields that are still empty, in the order in which they are asked for. */
  missing: Type.Array(Type.String()),
  suspended_to_book: Type.Boolean(),
  ...suspensionReason,
  /** In which the patient is written to, where they chose. */
  language: optional(Type.Enum(languages)),
  /** Until when the account can be kept, where its deletion was asked for. */
  deletes_at: optional(Instant),
  /** What the patient agreed to, in which wording, when, and since when that is taken back. */
  consents: Type.Array(
    Type.Object({
      kind: Type.Enum(consentKinds),
      version: Type.String(),
      given_at: Instant,
      withdrawn_at: optional(Instant),
    }),
  ),
})
export type Account = Type.Static<typeof Account>

/**
 * Body of what the patient of an account agrees to who has not, as one that a partner's own site made, or who had taken it back. The birthday
 * belongs to it where the account has none.
 */
export const ConsentsRequest = Type.Object({
  consents: Consents,
  birthday: optional(CalendarDay),
  dob_format: papers.dob_format,
})
export type ConsentsRequest = Type.Static<typeof ConsentsRequest>

/** Names what is taken back. */
export const ConsentAddress = Type.Object({ kind: Type.Enum(withdrawableConsents) })

/** Body of a new email (C35), given twice as one. It replaces the old one when the code that is mailed to it comes back. */
export const EmailChangeRequest = Type.Object({ email: Email, email_confirmation: Email })
export type EmailChangeRequest = Type.Static<typeof EmailChangeRequest>

/** Body of the request for a code to a new phone (C36). */
export const PhoneChangeRequest = Type.Object({ ...phone, ...channel })
export type PhoneChangeRequest = Type.Static<typeof PhoneChangeRequest>

/** Body of the code of a new phone (C37). `phone` is the national number that the code was texted to. */
export const VerifyPhoneChangeRequest = Type.Object({
  phone: phone.phone,
  phone_verification_token: Type.String({ pattern: '^[0-9]{6}$' }),
})
export type VerifyPhoneChangeRequest = Type.Static<typeof VerifyPhoneChangeRequest>

/** How many visits a page of the patient's list holds. */
export const visitsPerPage = 20

/** The patient's visits (C53 ahead, C54 past), also those booked as a guest with their proven phone. */
export const AppointmentList = Type.Object({
  appointments: Type.Array(Appointment),
  total: Type.Integer({ minimum: 0 }),
})
export type AppointmentList = Type.Static<typeof AppointmentList>

/** Page of a list of visits, from 1. */
export const AppointmentListQuery = Type.Object({ page: optional(Type.Integer({ minimum: 1, maximum: 1000 })) })
