import type { OtpRequest } from '#contract/appointment'
import type { Language } from '#contract/locale'

/** Purpose of a code, as on the wire. */
export type CodePurpose = OtpRequest['type']

/** How codes of one purpose are made and sent. */
export type PurposeRules = {
  /** Number of digits. */
  length: number
  /** How long a code is valid. */
  minutes: number
  /** Wrong attempts after which a code is invalid. */
  attempts: number
  /** How long the resulting proof is valid. */
  proofMinutes: number
  /** The text message; `{code}`, `{brand}` and `{minutes}` are filled in. */
  text: Record<Language, string>
}

/** Every purpose for which codes are sent. A purpose of the wire that is missing here is refused. */
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

/** Limits over all purposes and tenants, since it is the same phone that receives them. */
export const codeLimits = {
  /** Pause before another code may be requested. */
  resendSeconds: 30,
  /** Codes one phone may be sent within so many minutes, so that nobody's phone is flooded. */
  perPhone: [
    { most: 5, minutes: 10 },
    { most: 12, minutes: 24 * 60 },
  ],
  /** Window for the calls for codes that one IP address may make. */
  addressMinutes: 10,
  /** Share of a tenant's hourly codes that may go to countries outside its markets. */
  abroadShare: 0.1,
} as const
