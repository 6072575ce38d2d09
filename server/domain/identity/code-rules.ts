import type { OtpRequest } from '#contract/appointment'
import type { Language } from '#contract/locale'

/** Purpose of a code: one that anybody may ask for, or one of a signed-in patient's. */
export type CodePurpose = OtpRequest['type'] | 'open_documents' | 'new_contact'

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
  /** The message; `{code}`, `{brand}` and `{minutes}` are filled in. */
  text: Record<Language, string>
}

const sixDigits = { length: 6, minutes: 10, attempts: 5 }

/** Every purpose for which codes are sent. */
export const codePurposes: Record<CodePurpose, PurposeRules> = {
  open_documents: {
    ...sixDigits,
    // What it opens stays open for as long as `accessMinutes` says: it proves no phone.
    proofMinutes: 0,
    text: {
      en: '{code} is your code to open your documents in {brand}. It works for {minutes} minutes. Do not share it with anyone.',
      ar: '{code} هو رمز فتح مستنداتك في {brand}. صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
      id: '{code} adalah kode untuk membuka dokumen Anda di {brand}. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
    },
  },
  guest_booking: {
    ...sixDigits,
    proofMinutes: 30,
    text: {
      en: '{code} is your {brand} code. It works for {minutes} minutes. Do not share it with anyone.',
      ar: '{code} هو رمز التحقق الخاص بك في {brand}. صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
      id: '{code} adalah kode {brand} Anda. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
    },
  },
  sign_in: {
    ...sixDigits,
    proofMinutes: 30,
    text: {
      en: '{code} is your code to sign in to {brand}. It works for {minutes} minutes. Do not share it with anyone.',
      ar: '{code} هو رمز تسجيل الدخول إلى {brand}. صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
      id: '{code} adalah kode masuk ke {brand}. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
    },
  },
  reset_password: {
    ...sixDigits,
    proofMinutes: 10,
    text: {
      en: '{code} is your code for a new {brand} password. It works for {minutes} minutes. Do not share it with anyone.',
      ar: '{code} هو رمز تعيين كلمة مرور جديدة في {brand}. صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
      id: '{code} adalah kode untuk kata sandi {brand} baru. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
    },
  },
  new_contact: {
    ...sixDigits,
    proofMinutes: 0,
    text: {
      en: '{code} confirms this for your {brand} account. It works for {minutes} minutes. Do not share it with anyone.',
      ar: '{code} هو رمز تأكيد بياناتك في حسابك لدى {brand}. صالح لمدة {minutes} دقائق. لا تشاركه مع أحد.',
      id: '{code} adalah kode konfirmasi untuk akun {brand} Anda. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
    },
  },
}

/** Limits over all purposes and tenants, since it is the same person who receives them. */
export const codeLimits = {
  /** Pause before another code may be requested. */
  resendSeconds: 30,
  /** Codes one phone or email may be sent within so many minutes, so that nobody is flooded. */
  perContact: [
    { most: 5, minutes: 10 },
    { most: 12, minutes: 24 * 60 },
  ],
  /** Window for the calls for codes that one IP address may make. */
  addressMinutes: 10,
  /** Share of a tenant's hourly codes that may go to countries outside its markets. */
  abroadShare: 0.1,
} as const
