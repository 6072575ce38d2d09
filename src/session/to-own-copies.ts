import type { Account } from '#contract/account'
import type { DocumentList } from '#contract/documents'
import type { Appointment } from '#contract/appointment'
import type { Relative } from '#contract/relative'
import type { NotificationSettings } from '#contract/settings'

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
const ofRelative = ['id', 'first_name', 'last_name', 'relationship_id', 'birthday'] as const

/** What is read of a patient without a network. `identityEnd`: the last signs of an identity's number, which is not kept. */
export type AccountCopy = Pick<Account, (typeof ofAccount)[number]> & { identityEnd?: string }
/** What is read of a relative: nothing by which they could be reached or identified elsewhere. */
export type RelativeCopy = Pick<Relative, (typeof ofRelative)[number]>

/** What is read of a visit: what a device keeps of one that was booked on it, and the first name of the relative whose it is. */
export type VisitCopy = KeptVisit & { patient?: Pick<Appointment['patient'], 'first_name' | 'patient_relative_id'> }

/** What a device keeps of a patient's own, by name. `ahead` and `past` are their next and last visits. */
export type OwnCopies = {
  account: AccountCopy
  relatives: RelativeCopy[]
  documents: DocumentList
  messages: NotificationSettings
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
