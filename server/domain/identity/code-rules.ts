import type { OtpRequest } from '#contract/appointment'
import type { Language } from '#contract/locale'

/** What a code may be asked for, as the wire names it. */
export type CodePurpose = OtpRequest['type']

/** How codes of one purpose are made and told. */
export type PurposeRules = {
  /** Digits. */
  length: number
  /** How long a code works. */
  minutes: number
  /** Wrong tries after which a code is dead. */
  attempts: number
  /** How long what a right code yields is good for. */
  proofMinutes: number
  /** The text message; `{code}`, `{brand}` and `{minutes}` are filled in. */
  text: Record<Language, string>
}

/** Every purpose that codes are sent for. One that is on the wire and not here is refused. */
export const codePurposes: Partial<Record<CodePurpose, PurposeRules>> & { guest_booking: PurposeRules } = {
  guest_booking: {
    length: 6,
    minutes: 10,
    attempts: 5,
    proofMinutes: 30,
    text: {
      en: '{code} is your {brand} code. It works for {minutes} minutes. Do not share it with anyone.',
      ar: '{code} هو رمز التحقق الخاص بك في {brand}. صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
      id: '{code} adalah kode {brand} Anda. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
    },
  },
}

/** Limits over all purposes and tenants, since it is one phone that rings. */
export const codeLimits = {
  /** Before another code may be asked for. */
  resendSeconds: 30,
  /** Codes one phone may be sent in so many minutes: nobody's phone is to ring all day. */
  perPhone: [
    { most: 5, minutes: 10 },
    { most: 12, minutes: 24 * 60 },
  ],
  /** The window of the calls that one address may make for codes. */
  addressMinutes: 10,
  /** Of a tenant's codes in an hour, the part that may go to countries that are no markets of it. */
  abroadShare: 0.1,
} as const
