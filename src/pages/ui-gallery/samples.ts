import type { Language } from '#contract/locale'

export type Samples = {
  book: string
  change: string
  cancel: string
  name: string
  phone: string
  hint: string
  problem: string
  kinds: readonly [string, string, string]
}

/** Sample texts for looking at components; patients never see them. */
export const samples: Record<Language, Samples> = {
  en: {
    book: 'Book this time',
    change: 'Change',
    cancel: 'Cancel visit',
    name: 'Khadija Abdulrahman Al-Mansoori',
    phone: 'Mobile number',
    hint: 'We text you a code, nothing else.',
    problem: 'This number has a digit too few. Check it and try again.',
    kinds: ['In person', 'Video', 'At home'],
  },
  ar: {
    book: 'احجز هذا الوقت',
    change: 'تغيير',
    cancel: 'إلغاء الزيارة',
    name: 'خديجة عبد الرحمن المنصوري',
    phone: 'رقم الجوال',
    hint: 'نرسل إليك رمزًا فقط، ولا شيء غيره.',
    problem: 'ينقص هذا الرقم خانة. تحقق منه وحاول مجددًا.',
    kinds: ['حضوريًا', 'فيديو', 'في المنزل'],
  },
  id: {
    book: 'Pesan waktu ini',
    change: 'Ubah',
    cancel: 'Batalkan kunjungan',
    name: 'Putri Ayu Kusumawardhani Wijaya',
    phone: 'Nomor ponsel',
    hint: 'Kami hanya mengirim kode, tidak ada yang lain.',
    problem: 'Nomor ini kurang satu angka. Periksa lalu coba lagi.',
    kinds: ['Tatap muka', 'Video', 'Di rumah'],
  },
}
