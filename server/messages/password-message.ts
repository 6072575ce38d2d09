import type { Language } from '#contract/locale'

/** The text message that a password was set by a reset, to the phone of the account, so that its owner learns of it whoever did it. */
export const passwordChangedMessage = (brand: string, language: Language): string =>
  ({
    en: `${brand}: your password was changed, and you were signed out everywhere. Was it not you? Set a new one in the app.`,
    ar: `${brand}: تم تغيير كلمة مرورك وتسجيل خروجك من جميع الأجهزة. لم تكن أنت؟ عيّن كلمة مرور جديدة في التطبيق.`,
    id: `${brand}: kata sandi Anda telah diubah dan Anda dikeluarkan dari semua perangkat. Bukan Anda? Buat kata sandi baru di aplikasi.`,
  })[language]
