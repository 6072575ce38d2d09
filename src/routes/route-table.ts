import { dictionary } from '#contract/dictionary'
import type { Screen } from './screen-table.ts'

/** Words for doctors in an address (R21). */
export const titles = ['doctor', 'practitioner', 'dokter', 'praktisi'] as const
/** Words for facilities in an address (R16). */
export const facilityTitles = [
  'clinic',
  'facility',
  'hospital',
  'medical-center',
  'hospital-group',
  'clinic-group',
  'polyclinic',
] as const
export const accountSections = ['sign-in', 'verify', 'sign-up'] as const
export const dashboardSections = ['main', 'profile', 'relatives', 'appointments', 'documents', 'settings'] as const
/** Facility lists of a city (R19). */
export const facilitySlugs = ['clinics-medical-centres', 'hospitals'] as const

/** The subject of a list of doctors, from its address (R32). */
export type ResultKind = 'city' | 'spoken-language' | 'insurance' | 'doctors' | 'speciality'

/** One address: `path` with `$name` for parameters, `params` for values that are fixed words in it. */
export type Row = {
  id: string
  path: string
  screen: Screen
  kind?: ResultKind
  params?: Readonly<Record<string, string>>
}

const doctors = titles.flatMap((title): Row[] => [
  { id: 'R06', path: `${title}/$speciality/$city/$name/appointment/book`, screen: 'booking', params: { title } },
  { id: 'R07', path: `${title}/$speciality/$city/$name/appointment/payment`, screen: 'payment', params: { title } },
  { id: 'R21', path: `${title}/$speciality/$city/$name`, screen: 'doctor', params: { title } },
  {
    id: 'R23',
    path: `${title}/spoken-language/$language`,
    screen: 'doctor-results',
    kind: 'spoken-language',
    params: { title },
  },
  { id: 'R24', path: `${title}/city/$city`, screen: 'doctor-results', kind: 'city', params: { title } },
  { id: 'R25', path: `${title}/$speciality/$city`, screen: 'doctor-results', kind: 'speciality', params: { title } },
  { id: 'R25', path: `${title}/$speciality`, screen: 'doctor-results', kind: 'speciality', params: { title } },
])

const facilities = facilityTitles.flatMap((facilityTitle): Row[] => [
  { id: 'R16', path: facilityTitle, screen: 'clinic-results', params: { facilityTitle } },
  { id: 'R17', path: `${facilityTitle}/$city/$name`, screen: 'clinic', params: { facilityTitle } },
  { id: 'R18', path: `${facilityTitle}/city/$city`, screen: 'clinic-results', params: { facilityTitle } },
  { id: 'R18', path: `${facilityTitle}/city/$city/$speciality`, screen: 'clinic-results', params: { facilityTitle } },
])

/** Addresses under a locale, in the order of the specification. */
export const localisedRows: readonly Row[] = [
  { id: 'R02', path: '404', screen: 'not-found' },
  { id: 'R05', path: '', screen: 'home' },
  ...doctors,
  { id: 'R08', path: 'appointment/$id/confirmed', screen: 'confirmed' },
  { id: 'R09', path: 'account', screen: 'account' },
  ...accountSections.map((section): Row => ({
    id: 'R09',
    path: `account/${section}`,
    screen: 'account',
    params: { section },
  })),
  { id: 'R10', path: 'account/forgotpassword', screen: 'forgot-password' },
  { id: 'R11', path: 'updatepassword', screen: 'update-password' },
  ...dashboardSections.map((section): Row => ({
    id: 'R12',
    path: `dashboard/${section}`,
    screen: section === 'main' ? 'dashboard' : section,
    params: { section },
  })),
  { id: 'R13', path: 'dashboard/appointments/$id/detail', screen: 'dashboard-appointment' },
  { id: 'R14', path: 'appointment/$id/detail', screen: 'dashboard-appointment' },
  { id: 'R15', path: 'appointment-detail/$id', screen: 'appointment-detail' },
  // An addition of ours.
  { id: 'R15', path: 'appointment-detail/$id/invoice', screen: 'invoice' },
  ...facilities,
  ...facilitySlugs.map((facility_slug): Row => ({
    id: 'R19',
    path: `$city/${facility_slug}`,
    screen: 'facility-list',
    params: { facility_slug },
  })),
  { id: 'R20', path: 'search/hospital', screen: 'clinic-results', params: { facility_slug: 'hospitals' } },
  { id: 'R22', path: 'search/result', screen: 'doctor-results' },
  { id: 'R23', path: '$speciality/spoken-language/$language', screen: 'doctor-results', kind: 'spoken-language' },
  { id: 'R26', path: 'insurance/$insurance', screen: 'doctor-results', kind: 'insurance' },
  { id: 'R27', path: '$city/doctors', screen: 'doctor-results', kind: 'doctors' },
  { id: 'R27', path: 'doctors', screen: 'doctor-results', kind: 'doctors' },
  { id: 'R28', path: '$city/$speciality', screen: 'doctor-results', kind: 'speciality' },
  { id: 'R29', path: 'external', screen: 'external' },
  // Additions of ours: how to put the app on the home screen, and where it begins when it is opened from there.
  { id: 'W01', path: 'install', screen: 'install' },
  { id: 'W01', path: 'start', screen: 'start' },
  // An addition of ours: what adult relatives are sent.
  { id: 'P03', path: 'relative-consent', screen: 'relative-consent' },
  { id: 'R30', path: 'appointment/session/$appointmentNumber', screen: 'telemedicine' },
]

/** Addresses without a locale. */
export const bareRows: readonly Row[] = [
  { id: 'R02', path: '404', screen: 'not-found' },
  { id: 'R03', path: 'maintenance', screen: 'maintenance' },
  { id: 'R04', path: 'token-expired', screen: 'token-expired' },
  { id: 'R31', path: 'appointment-session', screen: 'telemedicine' },
]

/** Former addresses and their replacements, below a locale (R31). */
export const formerPaths = dictionary({
  'search-result': 'search/result',
  'search-clinic': 'clinic',
})

/** First words of closed sections: what follows is one of their own addresses, or not found. */
export const closedSections = ['account', 'dashboard', 'appointment', 'search'] as const
