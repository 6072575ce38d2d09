import { byReferral } from './by-referral.ts'
import { firstContact } from './first-contact.ts'
import { ofTheBody } from './of-the-body.ts'
import type { DemoSpeciality } from './speciality.ts'

/** Specialities that a home page offers first, whatever their share. */
const offeredFirst = [
  'general-practice',
  'dermatology',
  'paediatrics',
  'cardiology',
  'obstetrics-gynaecology',
  'orthopaedics',
  'ear-nose-throat',
  'psychiatry',
  'dentistry',
  'ophthalmology',
]

/** Every speciality of the demo, in the order it is offered: the first ten by choice, the rest by their share. */
export const demoSpecialities: readonly DemoSpeciality[] = [...firstContact, ...ofTheBody, ...byReferral].toSorted(
  (one, other) => placeOf(one) - placeOf(other) || other.weight - one.weight,
)

function placeOf({ slug }: DemoSpeciality): number {
  const place = offeredFirst.indexOf(slug)
  return place < 0 ? offeredFirst.length : place
}
