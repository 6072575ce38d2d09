import type { PatientForm } from '#contract/appointment'
import type { PatientCheck } from '#contract/relative'
import { isLines } from '#contract/plain-text'
import { longestText as longest } from '#contract/text-limits'
import type { BookingAnswers } from '#machines/booking/booking.types'
import type { PhoneOfCountry } from '#src/features/phone/parse-phone.ts'
import { faultOfBirthday, faultOfName, isEmail, toDay } from '#src/features/person/person-checks.ts'
import type { ShownAs } from '#src/features/person/use-platform-check.ts'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

/** Possible faults of a field; each has a text in who.messages.ts. */
export type FieldFault =
  | 'required'
  | 'name'
  | 'tooLong'
  | 'phone'
  | 'phoneCountry'
  | 'email'
  | 'birthday'
  | 'birthdayParts'
  | 'text'
/** Names of the form's fields. */
export type FieldName = Exclude<keyof BookingAnswers, 'who' | 'relativeId'>

type Checks = {
  /** Today's calendar day for the patient, `YYYY-MM-DD`. */
  today: string
  isHomecare: boolean
  parsePhone: (text: string, region: string) => PhoneOfCountry | undefined
  /** Countries whose numbers are texted codes; any where it is absent. */
  regions?: readonly string[] | undefined
}

/** The form as it will be sent, or its faults. Empty optional fields are left out. */
export function checkDetails(answers: BookingAnswers, checks: Checks): Checked<PatientForm, FieldName, FieldFault> {
  const text = trimmed(answers)
  const phone = checks.parsePhone(text.phone, text.phoneRegion)
  const birthday = toDay(text.birthday)
  const faults = faultsOf<FieldName, FieldFault>({
    firstName: faultOfName(text.firstName, longest.firstName),
    // A person may have a single name.
    lastName: text.lastName ? faultOfName(text.lastName, longest.lastName) : undefined,
    phone: text.phone ? faultOfPhone(phone, checks.regions) : 'required',
    phoneRegion: undefined,
    email: text.email && !isEmail(text.email) ? 'email' : undefined,
    gender: undefined,
    birthday: text.birthday ? faultOfBirthday(text.birthday, checks.today) : undefined,
    reason: faultOfText(text.reason, longest.reason),
    address: checks.isHomecare ? (text.address ? faultOfText(text.address, longest.address) : 'required') : undefined,
  })
  if (!phone || Object.keys(faults).length) return { faults }
  return {
    values: {
      first_name: text.firstName,
      last_name: text.lastName,
      phone: phone.phone,
      country_code: phone.country_code,
      ...(text.email ? { email: text.email } : {}),
      ...(text.gender ? { gender: text.gender } : {}),
      ...(birthday ? { birthday } : {}),
      ...(text.relativeId ? { patient_relative_id: text.relativeId } : {}),
      ...(text.who === 'someone_else' ? { is_for_other: true } : {}),
    },
  }
}

/** The form as the platform checks it (C46). */
export const toPatientCheck = ({
  phone,
  country_code,
  patient_relative_id: _,
  is_for_other: __,
  ...person
}: PatientForm): PatientCheck => ({
  ...person,
  phone: `+${country_code}${phone}`,
})

/** How what only the platform can tell is said. */
export const shownAs: ShownAs<FieldName, FieldFault> = {
  first_name: ['firstName', 'name'],
  last_name: ['lastName', 'name'],
  phone: ['phone', 'phone'],
  email: ['email', 'email'],
  birthday: ['birthday', 'birthday'],
}

const trimmed = (answers: BookingAnswers) =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value.trim()])) as BookingAnswers

function faultOfPhone(phone: PhoneOfCountry | undefined, regions: Checks['regions']): FieldFault | undefined {
  if (!phone) return 'phone'
  return !regions || (phone.region && regions.includes(phone.region)) ? undefined : 'phoneCountry'
}

const faultOfText = (text: string, most: number): FieldFault | undefined =>
  isLines(text) ? tooLong(text, most) : 'text'

const tooLong = (text: string, most: number) => (text.length > most ? ('tooLong' as const) : undefined)
