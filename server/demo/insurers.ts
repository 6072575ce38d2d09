import type { DemoCountry } from './countries.ts'

export type DemoInsurer = {
  id: number
  slug: string
  nameEn: string
  nameAr: string
  nameId: string
  countryCodes: DemoCountry[]
  plans: { id: number; name: string }[]
  weight: number
}

const insurer = (
  id: number,
  slug: string,
  nameEn: string,
  nameAr: string,
  countryCodes: DemoCountry[],
  plans: string[],
  weight: number,
  nameId = nameEn,
): DemoInsurer => ({
  id,
  slug,
  nameEn,
  nameAr,
  nameId,
  countryCodes,
  weight,
  plans: plans.map((name, index) => ({ id: id * 10 + index + 1, name })),
})

/** All invented: none of these companies exists. */
export const demoInsurers: readonly DemoInsurer[] = [
  insurer(
    1,
    'sadeem',
    'Sadeem Insurance',
    'سديم للتأمين',
    ['ae', 'sa'],
    ['Gold', 'Silver', 'Bronze', 'Family'],
    62,
    'Asuransi Sadeem',
  ),
  insurer(2, 'waha', 'Waha Takaful', 'واحة تكافل', ['ae', 'sa'], ['Comprehensive', 'Essential', 'Basic'], 50),
  insurer(3, 'orchard-care', 'Orchard Care', 'بستان للرعاية', ['ae', 'sa', 'id'], ['Premier', 'Select', 'Core'], 44),
  insurer(4, 'qamar', 'Qamar Health', 'قمر الصحية', ['ae'], ['Platinum', 'Gold', 'Green'], 38),
  insurer(5, 'lulua', 'Lulua Assurance', 'لؤلؤة للتأمين', ['ae'], ['A', 'B', 'C'], 30),
  insurer(6, 'rimal', 'Rimal Cooperative', 'رمال التعاونية', ['sa'], ['VIP', 'A+', 'B', 'C'], 46),
  insurer(7, 'nakhla', 'Nakhla Medical Cover', 'نخلة للتغطية الطبية', ['sa'], ['Royal', 'Executive', 'Standard'], 34),
  insurer(8, 'safeena', 'Safeena Takaful', 'سفينة تكافل', ['ae', 'sa'], ['Captain', 'Crew', 'Harbour'], 26),
  insurer(9, 'nusa-sehat', 'Nusa Sehat', 'نوسا سيهات', ['id'], ['Utama', 'Madya', 'Dasar'], 52),
  insurer(
    10,
    'melati',
    'Melati Assurance',
    'ميلاتي للتأمين',
    ['id'],
    ['Platinum', 'Gold', 'Silver'],
    44,
    'Asuransi Melati',
  ),
  insurer(11, 'garda-lestari', 'Garda Lestari', 'غاردا ليستاري', ['id'], ['Keluarga', 'Individu', 'Karyawan'], 36),
  insurer(
    12,
    'harbour-mutual',
    'Harbour Mutual',
    'هاربور التعاونية',
    ['ae', 'id'],
    ['Worldwide', 'Regional', 'Local'],
    24,
  ),
]
