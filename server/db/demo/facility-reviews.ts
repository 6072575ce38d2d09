import type { Language } from '#contract/locale'
import type { DemoFacility } from './facilities.ts'
import { createRandom, type Random } from './random.ts'

export type DemoReview = {
  id: number
  facilityId: number
  rating: number
  author: string
  language: string
  body: string
  published: boolean
  createdAt: string
}

/** What invented patients say of a facility, each in a language that is spoken there. */
export function reviewsOf({ id, countryCode, clinicType }: DemoFacility): Omit<DemoReview, 'id'>[] {
  const random = createRandom(id * 15_485_863)
  const count = clinicType === 'hospital' ? random.integer(8, 24) : random.integer(0, 9)
  return Array.from({ length: count }, () => {
    const language = languageOf(random, countryCode)
    const { rating } = random.weighted(ratings)
    return {
      facilityId: id,
      rating,
      author: `${random.pick(initials[language])} ${random.pick(initials[language])}`,
      language,
      body: random.pick(texts[language][rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'poor']),
      published: !random.chance(0.02),
      createdAt: new Date(Date.UTC(2025, 5, random.integer(1, 520), random.integer(6, 18))).toISOString(),
    }
  })
}

function languageOf(random: Random, country: DemoFacility['countryCode']): Language {
  if (country === 'id') return random.chance(0.85) ? 'id' : 'en'
  return random.chance(country === 'sa' ? 0.7 : 0.4) ? 'ar' : 'en'
}

const ratings = [
  { rating: 5, weight: 52 },
  { rating: 4, weight: 30 },
  { rating: 3, weight: 11 },
  { rating: 2, weight: 5 },
  { rating: 1, weight: 2 },
]

const initials: Record<Language, readonly string[]> = {
  en: ['A.', 'B.', 'D.', 'F.', 'H.', 'J.', 'K.', 'L.', 'M.', 'N.', 'R.', 'S.', 'T.'],
  ar: ['أ.', 'ب.', 'ج.', 'خ.', 'ر.', 'س.', 'ع.', 'ف.', 'م.', 'ن.', 'ه.', 'ي.'],
  id: ['A.', 'B.', 'D.', 'E.', 'H.', 'I.', 'N.', 'P.', 'R.', 'S.', 'W.', 'Y.'],
}

const texts: Record<Language, Record<'good' | 'mixed' | 'poor', readonly string[]>> = {
  en: {
    good: [
      'I was seen on time and everything was explained in plain words.',
      'Friendly from the reception to the consulting room. The follow-up was already arranged when I left.',
      'Clean, quiet and easy to reach. My father felt taken seriously.',
      'Short wait, and the doctor took the time to answer all my questions.',
      'The children’s corner saved our morning. We will come back.',
      'Results came the same evening, with a call to go through them.',
    ],
    mixed: [
      'Good doctor, but I waited half an hour past my time.',
      'The visit was fine; finding the entrance was not.',
      'Kind staff. Settling the insurance took longer than the visit.',
    ],
    poor: [
      'I waited an hour and nobody told me why.',
      'The doctor was in a hurry and I left with open questions.',
      'My time was moved twice at short notice.',
    ],
  },
  ar: {
    good: [
      'دخلت في موعدي تمامًا وشُرح لي كل شيء بكلام واضح.',
      'تعامل لطيف من الاستقبال حتى غرفة الفحص، وحُدد موعد المراجعة قبل أن أغادر.',
      'مكان نظيف وهادئ ويسهل الوصول إليه. شعر والدي بالاهتمام.',
      'انتظار قصير، وأعطتني الطبيبة الوقت للإجابة عن كل أسئلتي.',
      'ركن الأطفال أنقذ صباحنا. سنعود بالتأكيد.',
      'وصلت النتائج في المساء نفسه مع مكالمة لشرحها.',
    ],
    mixed: [
      'الطبيب جيد، لكنني انتظرت نصف ساعة بعد موعدي.',
      'الزيارة كانت جيدة، أما العثور على المدخل فلم يكن سهلًا.',
      'الموظفون لطفاء، لكن إجراءات التأمين استغرقت أطول من الزيارة.',
    ],
    poor: [
      'انتظرت ساعة كاملة دون أن يخبرني أحد بالسبب.',
      'كان الطبيب مستعجلًا وخرجت وما زالت لدي أسئلة.',
      'تغيّر موعدي مرتين دون إشعار كافٍ.',
    ],
  },
  id: {
    good: [
      'Saya dilayani tepat waktu dan semuanya dijelaskan dengan bahasa yang mudah.',
      'Ramah dari resepsionis sampai ruang periksa. Jadwal kontrol sudah diatur sebelum saya pulang.',
      'Bersih, tenang, dan mudah dijangkau. Ayah saya merasa diperhatikan.',
      'Antrenya sebentar, dan dokternya sabar menjawab semua pertanyaan.',
      'Pojok anak menyelamatkan pagi kami. Pasti kembali lagi.',
      'Hasilnya keluar malam itu juga, lengkap dengan telepon penjelasan.',
    ],
    mixed: [
      'Dokternya bagus, tetapi saya menunggu setengah jam dari jadwal.',
      'Kunjungannya baik, hanya pintu masuknya sulit ditemukan.',
      'Petugasnya ramah. Urusan asuransinya lebih lama daripada periksanya.',
    ],
    poor: [
      'Saya menunggu satu jam tanpa penjelasan.',
      'Dokternya terburu-buru dan masih ada yang belum terjawab.',
      'Jadwal saya diubah dua kali secara mendadak.',
    ],
  },
}
