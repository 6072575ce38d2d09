import { consultationTypes } from '#contract/directory'
import { optional, required } from '../rows/column.ts'
import { city, speciality, spokenLanguage, tenant } from '../values/codes.ts'
import { fee, whole } from '../values/number.ts'
import { picture } from '../values/picture.ts'
import { currency, idIn, list, oneOf, ownId, text, yesOrNo } from '../values/text.ts'
import { localMoment, timeOfDay, weekdays } from '../values/time.ts'

const name = text(200)
const bio = text(5000)

export const practitionerColumns = {
  id: required(ownId, 'Your own id of the doctor; it never changes', 'DOC-1'),
  city: required(city, 'City in which the doctor is found, by its code or name', 'Dubai'),
  name_en: required(name, 'Name in English, with the title', 'Dr Demo Haddad'),
  name_ar: optional(name, 'Name in Arabic; the English one is shown without', 'د. حداد التجريبي'),
  name_id: optional(name, 'Name in Indonesian; the English one is shown without', ''),
  title_en: required(name, 'Professional title in English', 'Consultant cardiologist'),
  title_ar: optional(name, 'The same in Arabic', 'استشاري أمراض القلب'),
  title_id: optional(name, 'The same in Indonesian', ''),
  gender: required(oneOf(['female', 'male']), 'female or male', 'female'),
  speciality: required(speciality, 'Speciality, by its code or name', 'Cardiology'),
  topics: optional(
    list(text(100)),
    'What they treat, as the list of the speciality has it in English',
    'Heart failure',
  ),
  languages: required(list(spokenLanguage), 'Languages spoken, by code or name, apart by semicolons', 'en; ar'),
  years_of_experience: required(whole(0, 80), 'Years of experience', '12'),
  bio_en: optional(bio, 'About the doctor, in English', 'Cares for people with heart failure.'),
  bio_ar: optional(bio, 'The same in Arabic', ''),
  bio_id: optional(bio, 'The same in Indonesian', ''),
  photo: optional(picture, 'Photo: a file of this folder; initials are shown without', 'pictures/haddad.jpg'),
  verified: optional(yesOrNo, 'Whether you checked the licence; no without', 'yes'),
  shown_by: optional(list(tenant), 'Codes of the apps that show the doctor; all without', ''),
}

export const roleColumns = {
  id: optional(ownId, 'Your own id of this work, if there is one', 'ROLE-1'),
  practitioner: required(idIn('practitioners'), 'Who: an id of practitioners', 'DOC-1'),
  facility: required(
    idIn('facilities'),
    'Where: an id of facilities; the first place of a doctor comes first',
    'FAC-1',
  ),
  callable: optional(yesOrNo, 'Whether patients may call the facility about this doctor; no without', 'yes'),
}

export const serviceColumns = {
  id: required(ownId, 'Your own id of the service of this doctor; it never changes', 'SRV-1'),
  practitioner: required(idIn('practitioners'), 'Who: an id of practitioners', 'DOC-1'),
  facility: required(idIn('facilities'), 'Where: an id of facilities', 'FAC-1'),
  kind: required(oneOf(consultationTypes), `Kind of visit: ${consultationTypes.join(', ')}`, 'clinic'),
  name_en: required(name, 'Name in English', 'Consultation'),
  name_ar: optional(name, 'Name in Arabic; the English one is shown without', 'استشارة'),
  name_id: optional(name, 'Name in Indonesian; the English one is shown without', 'Konsultasi'),
  minutes: required(whole(5, 240), 'Length of the visit in minutes', '30'),
  fee: required(fee, 'Fee in whole units of the currency', '350'),
  currency: optional(currency, 'Currency by its code; that of the country without', 'AED'),
}

export const hoursColumns = {
  practitioner: required(idIn('practitioners'), 'Who: an id of practitioners', 'DOC-1'),
  facility: required(idIn('facilities'), 'Where: an id of facilities', 'FAC-1'),
  days: required(weekdays, 'Weekdays of every week', 'mon-thu'),
  from: required(timeOfDay, 'From, in local time of the city', '09:00'),
  to: required(timeOfDay, 'Until, in local time of the city', '13:00'),
  kinds: optional(
    list(oneOf(consultationTypes)),
    `Kinds of visit in these hours: ${consultationTypes.join(', ')}; clinic without`,
    'clinic; telemedicine',
  ),
}

export const exceptionColumns = {
  practitioner: required(idIn('practitioners'), 'Who is away: an id of practitioners', 'DOC-1'),
  from: required(localMoment, 'First day away, or first minute, in local time of the city', '2026-12-24'),
  to: required(localMoment, 'Last day away, or the minute they are back', '2027-01-02'),
}

export const planColumns = {
  id: required(ownId, 'Your own id of the plan; it never changes', 'PLAN-1'),
  insurer: required(idIn('insurers'), 'Whose plan: an id of insurers', 'INS-1'),
  name: required(name, 'Name of the plan', 'Gold'),
}

export const acceptedPlanColumns = {
  plan: required(idIn('plans'), 'Which plan: an id of plans', 'PLAN-1'),
  facility: required(idIn('facilities'), 'Where it is accepted: an id of facilities', 'FAC-1'),
  practitioner: optional(
    idIn('practitioners'),
    'Of which doctor. Without, it is accepted by all there who have no lines of their own for the facility',
    '',
  ),
}
