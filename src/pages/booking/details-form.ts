import type { PatientForm } from '#contract/appointment'
import { isLines, isName } from '#contract/plain-text'
import { longestText as longest } from '#contract/text-limits'
import type { BookingAnswers } from '#machines/booking/booking.types'
import type { PhoneOfCountry } from '#src/features/phone/parse-phone.ts'
import { type Checked, faultsOf } from '#src/ui/form/faults.ts'

/** Possible faults of a field; each has a text in who.messages.ts. */
export type FieldFault =
  'required' | 'name' | 'tooLong' | 'phone' | 'phoneCountry' | 'email' | 'birthday' | 'birthdayParts' | 'text'
/** Names of the form's fields. */
export type FieldName = Exclude<keyof BookingAnswers, 'who'>

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
    email: text.email && !emailShape.test(text.email) ? 'email' : undefined,
    gender: undefined,
    birthday: text.birthday ? faultOfBirthday(birthday, checks.today) : undefined,
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
    },
  }
}

const trimmed = (answers: BookingAnswers) =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value.trim()])) as BookingAnswers

/** One @ with something on both sides and a dot after it: the rest is up to the mail server. */
const emailShape = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)*\.[^\s@<>.]{2,}$/

function faultOfPhone(phone: PhoneOfCountry | undefined, regions: Checks['regions']): FieldFault | undefined {
  if (!phone) return 'phone'
  return !regions || (phone.region && regions.includes(phone.region)) ? undefined : 'phoneCountry'
}

function faultOfName(name: string, most: number): FieldFault | undefined {
  if (!name) return 'required'
  return isName(name) ? tooLong(name, most) : 'name'
}

const faultOfText = (text: string, most: number): FieldFault | undefined =>
  isLines(text) ? tooLong(text, most) : 'text'

const tooLong = (text: string, most: number) => (text.length > most ? ('tooLong' as const) : undefined)

function faultOfBirthday(day: string | undefined, today: string): FieldFault | undefined {
  if (!day) return 'birthdayParts'
  return day <= today && day > '1900-01-01' ? undefined : 'birthday'
}

/** `1990-3-5` as `1990-03-05`; undefined for an incomplete or impossible date. */
function toDay(typed: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? []
  if (!year || !month || !day) return undefined
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(whole)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(whole) ? whole : undefined
}
