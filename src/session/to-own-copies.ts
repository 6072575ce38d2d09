import type { Account } from '#contract/account'
import type { CalendarFeed } from '#contract/calendar-feed'
import type { DocumentList } from '#contract/documents'
import type { Appointment } from '#contract/appointment'
import type { Passkey } from '#contract/passkey'
import type { Relative } from '#contract/relative'
import type { AccountEvent, NotificationSettings, SignedInDevice } from '#contract/settings'
import type { LinkedWays } from '#contract/social'

import { toKeptVisit, type KeptVisit } from './kept-visit.ts'

const ofAccount = [
  'first_name',
  'last_name',
  'birthday',
  'gender',
  'identity_type_id',
  'phone',
  'country_code',
  'email',
  'blood_type',
  'height',
  'weight',
  'emergency_contact_name',
  'emergency_contact_lastname',
  'emergency_contact_phone',
  'emergency_relationship_id',
] as const
const ofSettings = [
  'phone',
  'country_code',
  'email',
  'birthday',
  'has_password',
  'language',
  'consents',
  'deletes_at',
] as const
const ofDevice = ['id', 'browser', 'platform', 'last_seen_at', 'is_kept', 'is_current'] as const
const ofPasskey = ['id', 'name', 'browser', 'platform', 'created_at', 'last_used_at', 'host'] as const
const ofRelative = ['id', 'first_name', 'last_name', 'relationship_id', 'birthday'] as const

/** What is read of a patient without a network. `identityEnd`: the last signs of an identity's number, which is not kept. */
export type AccountCopy = Pick<Account, (typeof ofAccount)[number]> & { identityEnd?: string }
/** What settings are read from: how the account is entered and written to, and what was agreed to. */
export type SettingsCopy = Pick<Account, (typeof ofSettings)[number]>
/** What is read of a device on which the patient is signed in, and of a passkey: what tells it from others. */
export type DeviceCopy = Pick<SignedInDevice, (typeof ofDevice)[number]>
export type PasskeyCopy = Pick<Passkey, (typeof ofPasskey)[number]>
/** What is read of a relative: nothing by which they could be reached or identified elsewhere. */
export type RelativeCopy = Pick<Relative, (typeof ofRelative)[number]>

/** What is read of a visit: what a device keeps of one that was booked on it, and the first name of the relative whose it is. */
export type VisitCopy = KeptVisit & { patient?: Pick<Appointment['patient'], 'first_name' | 'patient_relative_id'> }

/** What a device keeps of a patient's own, by name. `ahead` and `past` are their next and last visits. */
export type OwnCopies = {
  account: AccountCopy
  relatives: RelativeCopy[]
  documents: DocumentList
  settings: SettingsCopy
  messages: NotificationSettings
  devices: DeviceCopy[]
  passkeys: PasskeyCopy[]
  ways: LinkedWays['ways']
  events: AccountEvent[]
  calendar: CalendarFeed
  ahead: VisitCopy[]
  past: VisitCopy[]
}

/** Signs of a number that are kept, of one that is long enough to tell nothing by them. */
const shownSigns = 3

export function toAccountCopy(account: Account): AccountCopy {
  const { identity } = account
  const isLong = identity !== undefined && identity.length >= 3 * shownSigns
  return { ...picked(account, ofAccount), ...(isLong ? { identityEnd: identity.slice(-shownSigns) } : {}) }
}

export const toSettingsCopy = (account: Account): SettingsCopy => picked(account, ofSettings)

export const toDeviceCopy = (device: SignedInDevice): DeviceCopy => picked(device, ofDevice)

export const toPasskeyCopy = (passkey: Passkey): PasskeyCopy => picked(passkey, ofPasskey)

/** How many of the latest events of an account are kept: those that its list begins with. */
export const keptEvents = 5

export const toRelativeCopy = (relative: Relative): RelativeCopy => picked(relative, ofRelative)

export function toVisitCopy(appointment: Appointment): VisitCopy {
  const { first_name, patient_relative_id } = appointment.patient
  return {
    ...toKeptVisit(appointment),
    ...(patient_relative_id ? { patient: { first_name, patient_relative_id } } : {}),
  }
}

function picked<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(
    names.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]),
  ) as Pick<Whole, Name>
}
