import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages as maintenance } from '#src/pages/maintenance/maintenance.messages.ts'
import { messages as notFound } from '#src/pages/not-found/not-found.messages.ts'
import { messages as tokenExpired } from '#src/pages/token-expired/token-expired.messages.ts'

/** What sets a screen apart, beside its addresses (`route-table.ts`) and its page (`src/pages`); what is left out is as on most. */
export type ScreenDescriptor = {
  /** Folder of its page, where it is not called like the screen. */
  page?: string
  /** Message catalogues of its view beside `app`, where it is not the one called like its page. */
  catalogues?: readonly string[]
  /** `flow` asks for all attention and brings its own bar; maintenance stands alone: it may not even have a tenant. */
  chrome?: 'flow' | 'none'
  /** About a person or a flow: never rendered on the server. */
  isPrivate?: true
  /** A list, with its search and filters before it: the shell is as wide, so that their edges meet. */
  width?: 'results'
  /** The entry of the tab bar that it belongs to. */
  section?: 'home' | 'doctors' | 'clinics' | 'appointments'
  /** Its own bar, with its one action, stands at the foot of a phone, where the sections stand elsewhere. */
  hasOwnBar?: true
  /** Somebody arrives on it from the site that the tenant's app is a part of (T03). */
  isEntry?: true
  /** A finger never loads it anew: a booking, a payment or a call would be lost by it (U03). */
  isHeld?: true
  /** It exists in one country alone: the way to another one leads home (T10). */
  isOfOneCountry?: true
  /** Its title, where its route has no head to say more. */
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
    catalogues: ['booking', 'care', 'problem'],
    chrome: 'flow',
    isPrivate: true,
    isHeld: true,
    isOfOneCountry: true,
  },
  payment: { isPrivate: true, isHeld: true, isOfOneCountry: true },
  confirmed: { catalogues: ['confirmed', 'appointment', 'problem'], isPrivate: true },
  'appointment-detail': { catalogues: ['appointment', 'problem'], isPrivate: true },
  telemedicine: { isPrivate: true, isHeld: true },
  account: { isPrivate: true },
  'forgot-password': { isPrivate: true },
  'update-password': { isPrivate: true },
  dashboard: { isPrivate: true, section: 'appointments' },
  'dashboard-appointment': { isPrivate: true },
  external: {},
  'not-found': { catalogues: ['states'], isOfOneCountry: true, title: notFound.head },
  maintenance: { catalogues: ['away'], chrome: 'none', isHeld: true, title: maintenance.head },
  'token-expired': { catalogues: ['away'], title: tokenExpired.head },
  'ui-gallery': { catalogues: ['home'] },
} satisfies Record<string, ScreenDescriptor>

export type Screen = keyof typeof table

/** Every screen of the app: a new one is an entry here, its addresses, and its page. */
export const screenTable: Readonly<Record<Screen, ScreenDescriptor>> = table
