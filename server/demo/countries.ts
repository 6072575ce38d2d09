import type { Country } from '#contract/locale'

/** The countries search knows (T07). Practitioners of the demo work in those of `demoCountries`. */
export const countryRows: {
  code: Country
  nameEn: string
  nameAr: string
  nameId: string
  callingCode: string
  currency: string
  timeZone: string
}[] = [
  {
    code: 'ae',
    nameEn: 'United Arab Emirates',
    nameAr: 'الإمارات العربية المتحدة',
    nameId: 'Uni Emirat Arab',
    callingCode: '971',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
  },
  {
    code: 'sa',
    nameEn: 'Saudi Arabia',
    nameAr: 'المملكة العربية السعودية',
    nameId: 'Arab Saudi',
    callingCode: '966',
    currency: 'SAR',
    timeZone: 'Asia/Riyadh',
  },
  {
    code: 'eg',
    nameEn: 'Egypt',
    nameAr: 'مصر',
    nameId: 'Mesir',
    callingCode: '20',
    currency: 'EGP',
    timeZone: 'Africa/Cairo',
  },
  {
    code: 'bh',
    nameEn: 'Bahrain',
    nameAr: 'البحرين',
    nameId: 'Bahrain',
    callingCode: '973',
    currency: 'BHD',
    timeZone: 'Asia/Bahrain',
  },
  {
    code: 'om',
    nameEn: 'Oman',
    nameAr: 'عُمان',
    nameId: 'Oman',
    callingCode: '968',
    currency: 'OMR',
    timeZone: 'Asia/Muscat',
  },
  {
    code: 'kw',
    nameEn: 'Kuwait',
    nameAr: 'الكويت',
    nameId: 'Kuwait',
    callingCode: '965',
    currency: 'KWD',
    timeZone: 'Asia/Kuwait',
  },
  {
    code: 'qa',
    nameEn: 'Qatar',
    nameAr: 'قطر',
    nameId: 'Qatar',
    callingCode: '974',
    currency: 'QAR',
    timeZone: 'Asia/Qatar',
  },
  {
    code: 'jo',
    nameEn: 'Jordan',
    nameAr: 'الأردن',
    nameId: 'Yordania',
    callingCode: '962',
    currency: 'JOD',
    timeZone: 'Asia/Amman',
  },
  {
    code: 'le',
    nameEn: 'Lebanon',
    nameAr: 'لبنان',
    nameId: 'Lebanon',
    callingCode: '961',
    currency: 'LBP',
    timeZone: 'Asia/Beirut',
  },
  {
    code: 'tu',
    nameEn: 'Türkiye',
    nameAr: 'تركيا',
    nameId: 'Turki',
    callingCode: '90',
    currency: 'TRY',
    timeZone: 'Europe/Istanbul',
  },
  {
    code: 'in',
    nameEn: 'India',
    nameAr: 'الهند',
    nameId: 'India',
    callingCode: '91',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
  },
  {
    code: 'pk',
    nameEn: 'Pakistan',
    nameAr: 'باكستان',
    nameId: 'Pakistan',
    callingCode: '92',
    currency: 'PKR',
    timeZone: 'Asia/Karachi',
  },
  {
    code: 'id',
    nameEn: 'Indonesia',
    nameAr: 'إندونيسيا',
    nameId: 'Indonesia',
    callingCode: '62',
    currency: 'IDR',
    timeZone: 'Asia/Jakarta',
  },
]

/** Countries of the demo's practitioners, with their shares. */
export const demoCountries = [
  { code: 'ae', weight: 42 },
  { code: 'sa', weight: 32 },
  { code: 'id', weight: 26 },
] as const

export type DemoCountry = (typeof demoCountries)[number]['code']
