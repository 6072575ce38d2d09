import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages as maintenance } from '#src/pages/maintenance/maintenance.messages.ts'
import { messages as notFound } from '#src/pages/not-found/not-found.messages.ts'
import { messages as tokenExpired } from '#src/pages/token-expired/token-expired.messages.ts'

/** Properties of a screen, beside its addresses (`route-table.ts`) and its page (`src/pages`); defaults are left out. */
export type ScreenDescriptor = {
  /** Folder of its page, where its name differs from the screen's. */
  page?: string
  /** Message catalogues of its view beside `app`, where these are not just the one named like its page. */
  catalogues?: readonly string[]
  /** `flow` is full screen with a bar of its own; maintenance has no shell: it may not even have a tenant. */
  chrome?: 'flow' | 'none'
  /** Private or part of a flow: never rendered on the server. */
  isPrivate?: true
  /** Of who has an account or makes one: what its page is made of is named in `account-pages.ts`, and not in the first load of all. */
  isOfAccount?: true
  /** Shows one visit, which its address identifies: also where the tenant is hidden, and never kept (decisions 22 and 24). */
  isOfOneVisit?: true
  /** A list, with its search and filters before it: the shell has the same width, so that their edges meet. */
  width?: 'results'
  /** The entry of the tab bar that it belongs to. */
  section?: 'home' | 'doctors' | 'clinics' | 'appointments' | 'account'
  /** Its own bar, with its one action, takes the place of the tab bar on a phone. */
  hasOwnBar?: true
  /** Visitors arrive on it from the site that the tenant's app belongs to (T03). */
  isEntry?: true
  /** Pull to refresh is off: a booking, a payment or a call would be lost by it (U03). */
  isHeld?: true
  /** It exists in one country only: switching to another leads to home (T10). */
  isOfOneCountry?: true
  /** Its title, where its route has no head. */
  title?: MessageDescriptor
}

const lists = ['lists', 'care', 'places']
const clinics = {
  page: 'clinic-results',
  catalogues: ['clinics', ...lists],
  width: 'results',
  section: 'clinics',
  isOfOneCountry: true,
} as const

const passwordReset = {
  page: 'password-reset',
  catalogues: ['reset', 'code', 'problem'],
  chrome: 'flow',
  isPrivate: true,
  isOfAccount: true,
  isHeld: true,
} as const

/** Pages of a patient's own, and the catalogues of all of them. */
const ownPage = { isPrivate: true, isOfAccount: true, section: 'account' } as const
const ownVisits = { ...ownPage, section: 'appointments' } as const
const own = ['own', 'code', 'problem']

const table = {
  home: { catalogues: ['home', 'care'], section: 'home', isEntry: true },
  'doctor-results': { catalogues: ['results', ...lists], width: 'results', section: 'doctors', isEntry: true },
  doctor: { catalogues: ['doctor', 'care', 'places'], hasOwnBar: true, isEntry: true, isOfOneCountry: true },
  'clinic-results': { ...clinics, isEntry: true },
  'facility-list': clinics,
  clinic: {
    catalogues: ['clinic', 'care', 'places', 'problem'],
    section: 'clinics',
    isEntry: true,
    isOfOneCountry: true,
  },
  booking: {
    catalogues: ['booking', 'care', 'code', 'problem'],
    chrome: 'flow',
    isPrivate: true,
    isHeld: true,
    isOfOneCountry: true,
  },
  payment: {
    catalogues: ['payment', 'appointment', 'problem'],
    chrome: 'flow',
    isPrivate: true,
    isOfOneVisit: true,
    isHeld: true,
    isOfOneCountry: true,
  },
  confirmed: { catalogues: ['confirmed', 'appointment', 'install', 'problem'], isPrivate: true, isOfOneVisit: true },
  'appointment-detail': { catalogues: ['appointment', 'problem'], isPrivate: true, isOfOneVisit: true },
  invoice: { isPrivate: true, isOfOneVisit: true },
  telemedicine: {
    catalogues: ['telemedicine', 'media', 'appointment', 'feedback', 'problem'],
    chrome: 'flow',
    isPrivate: true,
    isOfOneVisit: true,
    isHeld: true,
  },
  account: {
    catalogues: ['account', 'agreements', 'code', 'device', 'person', 'problem'],
    isPrivate: true,
    isOfAccount: true,
  },
  'forgot-password': passwordReset,
  'update-password': passwordReset,
  dashboard: { ...ownPage, catalogues: [...own, 'device', 'unlock', 'pending'] },
  profile: { ...ownPage, catalogues: [...own, 'profile', 'person'] },
  appointments: { ...ownVisits, catalogues: [...own, 'appointment'] },
  relatives: { ...ownPage, catalogues: [...own, 'person', 'relatives'] },
  documents: { ...ownPage, catalogues: [...own, 'documents', 'unlock'] },
  settings: {
    ...ownPage,
    catalogues: [...own, 'settings', 'agreements', 'calendar', 'device', 'install', 'person', 'unlock'],
  },
  'dashboard-appointment': { ...ownVisits, catalogues: [...own, 'appointment'], isOfOneVisit: true },
  // Whom a patient wants to book for is here without an account.
  'relative-consent': { catalogues: ['consent', 'own', 'problem'] },
  install: { isPrivate: true },
  start: { isPrivate: true },
  external: {},
  'not-found': { catalogues: ['states'], isOfOneCountry: true, title: notFound.head },
  maintenance: { catalogues: ['away'], chrome: 'none', isHeld: true, title: maintenance.head },
  'token-expired': { catalogues: ['away'], title: tokenExpired.head },
  'ui-gallery': { catalogues: ['home'] },
} satisfies Record<string, ScreenDescriptor>

export type Screen = keyof typeof table

/** Every screen of the app: a new one needs an entry here, its addresses, and its page. */
export const screenTable: Readonly<Record<Screen, ScreenDescriptor>> = table
