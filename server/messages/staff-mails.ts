import type { Language } from '#contract/locale'
import type { Mail } from './mail/mail-gateway.ts'

type Words = Pick<Mail, 'subject' | 'body'> & { label: string }

/** The mail with the link by which somebody becomes one of a partner's staff, for so many days. `by` is who invites, if it is a person. */
export const invitationMail = (brand: string, language: Language, days: number, by?: string | null): Words =>
  ({
    en: {
      subject: `Your invitation to the ${brand} console`,
      body: `${by ?? 'Someone'} invites you to help look after the ${brand} app. The link below works once, for ${days} days. You will choose a password, and need a phone with an authenticator app.\n\nDid you expect nothing of this kind? Then do nothing.`,
      label: 'Accept the invitation',
    },
    ar: {
      subject: `دعوتك إلى لوحة تحكم ${brand}`,
      body: `يدعوك ${by ?? 'أحدهم'} إلى المساعدة في إدارة تطبيق ${brand}. يعمل الرابط أدناه مرة واحدة لمدة ${days} أيام. ستختار كلمة مرور، وتحتاج إلى هاتف عليه تطبيق مصادقة.\n\nلم تكن تتوقع ذلك؟ لا داعي لأي إجراء.`,
      label: 'قبول الدعوة',
    },
    id: {
      subject: `Undangan Anda ke konsol ${brand}`,
      body: `${by ?? 'Seseorang'} mengundang Anda untuk ikut mengelola aplikasi ${brand}. Tautan di bawah ini berlaku satu kali, selama ${days} hari. Anda akan memilih kata sandi, dan memerlukan ponsel dengan aplikasi autentikator.\n\nTidak menunggu undangan? Abaikan saja.`,
      label: 'Terima undangan',
    },
  })[language]

/** The mail with the link by which one of the staff sets a new password, for so many minutes. */
export const staffResetMail = (brand: string, language: Language, minutes: number): Words =>
  ({
    en: {
      subject: `A new password for the ${brand} console`,
      body: `Someone asked to set a new password for your sign-in to the ${brand} console. The link below works once, for ${minutes} minutes. You will still need your second factor to sign in.\n\nWas it not you? Then do nothing: your password stays as it is.`,
      label: 'Set a new password',
    },
    ar: {
      subject: `كلمة مرور جديدة للوحة تحكم ${brand}`,
      body: `طلب أحدهم تعيين كلمة مرور جديدة لدخولك إلى لوحة تحكم ${brand}. يعمل الرابط أدناه مرة واحدة لمدة ${minutes} دقيقة. وستظل تحتاج إلى العامل الثاني للدخول.\n\nلم تكن أنت؟ لا داعي لأي إجراء، وتبقى كلمة مرورك كما هي.`,
      label: 'تعيين كلمة مرور جديدة',
    },
    id: {
      subject: `Kata sandi baru untuk konsol ${brand}`,
      body: `Seseorang meminta kata sandi baru untuk masuk ke konsol ${brand} sebagai Anda. Tautan di bawah ini berlaku satu kali, selama ${minutes} menit. Untuk masuk, faktor kedua Anda tetap diperlukan.\n\nBukan Anda? Abaikan saja: kata sandi Anda tidak berubah.`,
      label: 'Buat kata sandi baru',
    },
  })[language]
