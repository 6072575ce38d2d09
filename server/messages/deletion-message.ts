import type { Language } from '#contract/locale'

const tags: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-ca-gregory-nu-latn', id: 'id-ID' }

/** The text message that an account is to be deleted, to its phone, so that its owner learns of it whoever asked. Signing in alone keeps nothing. */
export function deletionMessage(brand: string, deletesAt: Date, language: Language): string {
  const day = new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone: 'UTC' }).format(deletesAt)
  return {
    en: `${brand}: your account will be deleted on ${day}. To keep it, sign in before then and press ‘Keep my account’. Your visits stay booked.`,
    ar: `${brand}: سيُحذف حسابك في ${day}. للاحتفاظ به سجّل الدخول قبل ذلك واضغط «احتفظ بحسابي». تبقى زياراتك محجوزة.`,
    id: `${brand}: akun Anda akan dihapus pada ${day}. Untuk mempertahankannya, masuk sebelum itu dan tekan ‘Pertahankan akun saya’. Kunjungan Anda tetap terjadwal.`,
  }[language]
}

/** The same for devices, which may lie where others see them. */
export const deletionBrief: Record<Language, string> = {
  en: 'Your account is to be deleted.',
  ar: 'سيُحذف حسابك.',
  id: 'Akun Anda akan dihapus.',
}
