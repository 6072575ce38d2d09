import type { Language } from '#contract/locale'
import type { Mail } from './mail/mail-gateway.ts'

type Words = Pick<Mail, 'subject' | 'body'> & { label: string }

/** The mail with the link by which a new password is set, for so many minutes. */
export const resetMail = (brand: string, language: Language, minutes: number): Words =>
  ({
    en: {
      subject: `A new password for ${brand}`,
      body: `Someone asked to set a new password for your ${brand} account. The link below works once, for ${minutes} minutes.\n\nWas it not you? Then do nothing: your password stays as it is.`,
      label: 'Set a new password',
    },
    ar: {
      subject: `كلمة مرور جديدة في ${brand}`,
      body: `طلب أحدهم تعيين كلمة مرور جديدة لحسابك في ${brand}. يعمل الرابط أدناه مرة واحدة لمدة ${minutes} دقيقة.\n\nلم تكن أنت؟ لا داعي لأي إجراء، وتبقى كلمة مرورك كما هي.`,
      label: 'تعيين كلمة مرور جديدة',
    },
    id: {
      subject: `Kata sandi baru untuk ${brand}`,
      body: `Seseorang meminta kata sandi baru untuk akun ${brand} Anda. Tautan di bawah ini berlaku satu kali, selama ${minutes} menit.\n\nBukan Anda? Abaikan saja: kata sandi Anda tidak berubah.`,
      label: 'Buat kata sandi baru',
    },
  })[language]

/** The mail to an address that has no account: only who reads its mails learns so. */
export const noAccountMail = (brand: string, language: Language): Words =>
  ({
    en: {
      subject: `A new password for ${brand}`,
      body: `Someone asked to set a new password with this address. It is not the confirmed email of an account at ${brand}.\n\nDid you join with a phone number, or with another address? Use that one. Or make an account with the link below.`,
      label: 'Sign in or join',
    },
    ar: {
      subject: `كلمة مرور جديدة في ${brand}`,
      body: `طلب أحدهم تعيين كلمة مرور جديدة بهذا العنوان، وهو ليس بريدًا مؤكدًا لأي حساب في ${brand}.\n\nهل سجّلت برقم هاتف أو بعنوان آخر؟ استخدمه. أو أنشئ حسابًا عبر الرابط أدناه.`,
      label: 'تسجيل الدخول أو الانضمام',
    },
    id: {
      subject: `Kata sandi baru untuk ${brand}`,
      body: `Seseorang meminta kata sandi baru dengan alamat ini. Alamat ini bukan email terkonfirmasi dari akun mana pun di ${brand}.\n\nApakah Anda mendaftar dengan nomor telepon atau alamat lain? Gunakan itu. Atau buat akun lewat tautan di bawah ini.`,
      label: 'Masuk atau daftar',
    },
  })[language]
