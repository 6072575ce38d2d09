import type { DemoCountry } from './countries.ts'
import type { Area } from './places/city.ts'
import type { Random } from './random.ts'

type Words = readonly [en: string, ar: string, id: string]
export type FacilityKind = { type: string; weight: number; name: Words; idBefore: boolean }

/** Invented names, in Latin and Arabic script. */
const brands: readonly (readonly [string, string])[] = [
  ['Sidra', 'سدرة'],
  ['Raihan', 'ريحان'],
  ['Manara', 'منارة'],
  ['Marsa', 'مرسى'],
  ['Bustan', 'بستان'],
  ['Nasma', 'نسمة'],
  ['Wareed', 'وريد'],
  ['Ghaf', 'غاف'],
  ['Noor Al Huda', 'نور الهدى'],
  ['Silver Palm', 'النخلة الفضية'],
  ['Blue Dune', 'الكثيب الأزرق'],
  ['Morning Star', 'نجمة الصباح'],
  ['Creek Bay', 'خليج الخور'],
  ['Zahra', 'زهرة'],
  ['Safwa', 'صفوة'],
  ['Tamra', 'تمرة'],
  ['Yaqoot', 'ياقوت'],
  ['Anber', 'عنبر'],
  ['Jude', 'جود'],
  ['Ofoq', 'أفق'],
  ['Rafeef', 'رفيف'],
  ['Dar Al Shifa', 'دار الشفاء'],
]
const brandsOfIndonesia: readonly (readonly [string, string])[] = [
  ['Cempaka', 'تشيمباكا'],
  ['Kenanga', 'كينانغا'],
  ['Bhakti Sehat', 'باكتي سيهات'],
  ['Harapan Baru', 'هارابان بارو'],
  ['Tirta Medika', 'تيرتا ميديكا'],
  ['Sekar Arum', 'سيكار أروم'],
  ['Nusa Medika', 'نوسا ميديكا'],
  ['Kasih Bunda', 'كاسيه بوندا'],
  ['Bina Sehat', 'بينا سيهات'],
  ['Graha Permata', 'غراها بيرماتا'],
  ['Anugerah', 'أنوغراه'],
  ['Puspa Indah', 'بوسبا إنداه'],
]

export const facilityKinds: readonly FacilityKind[] = [
  { type: 'clinic', weight: 50, name: ['Clinic', 'عيادة', 'Klinik'], idBefore: true },
  { type: 'medical-center', weight: 26, name: ['Medical Centre', 'مركز', 'Pusat Medis'], idBefore: true },
  { type: 'polyclinic', weight: 16, name: ['Polyclinic', 'مجمع عيادات', 'Poliklinik'], idBefore: true },
  { type: 'hospital', weight: 8, name: ['Hospital', 'مستشفى', 'RS'], idBefore: true },
]

/** An invented name, with the area of the facility. */
export function facilityName(random: Random, country: DemoCountry, kind: FacilityKind, [areaEn, areaAr]: Area) {
  const [brandEn, brandAr] = random.pick(country === 'id' ? brandsOfIndonesia : brands)
  const [en, ar, id] = kind.name
  const nameEn = `${brandEn} ${en}, ${areaEn}`
  const suffix = kind.type === 'medical-center' ? ' الطبي' : ''
  return { nameEn, nameAr: `${ar} ${brandAr}${suffix}، ${areaAr}`, nameId: `${id} ${brandEn}, ${areaEn}` }
}
