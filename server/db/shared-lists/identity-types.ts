type IdentityTypeRow = {
  id: string
  nameEn: string
  nameAr: string
  nameId: string
  countryCode: string | null
  /** Matches letters and digits only, without spaces and dashes. */
  pattern: string
  insurance: boolean
  position: number
}

/** Kinds of identity documents (C10). Those an insurer needs are the ones a state gives its residents. */
export const identityTypeRows: IdentityTypeRow[] = (
  [
    // Shown in groups of 3-4-7-1: 784, year of birth, number, check digit.
    ['emirates-id', 'Emirates ID', 'الهوية الإماراتية', 'Emirates ID', 'ae', '^784(19|20)[0-9]{2}[0-9]{8}$', true],
    ['sa-national-id', 'Saudi national ID', 'الهوية الوطنية السعودية', 'KTP Arab Saudi', 'sa', '^1[0-9]{9}$', true],
    ['sa-iqama', 'Iqama (resident ID)', 'هوية مقيم (إقامة)', 'Iqama (izin tinggal)', 'sa', '^2[0-9]{9}$', true],
    [
      'id-ktp',
      'KTP (Indonesian ID, NIK)',
      'بطاقة الهوية الإندونيسية (KTP)',
      'KTP (NIK)',
      'id',
      '^[1-9][0-9]{15}$',
      true,
    ],
    ['passport', 'Passport', 'جواز السفر', 'Paspor', null, '^[A-Z0-9]{6,9}$', false],
  ] as const
).map(([id, nameEn, nameAr, nameId, countryCode, pattern, insurance], position) => ({
  id,
  nameEn,
  nameAr,
  nameId,
  countryCode,
  pattern,
  insurance,
  position,
}))
