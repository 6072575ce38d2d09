import type { SpecialityHit } from '#contract/directory'
import type { DoctorCriteria } from '#src/features/search/doctors/criteria.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './results.messages.ts'

/** Names of the criteria, in the language of the page. */
export type Named = {
  speciality: Pick<SpecialityHit, 'speciality' | 'practitioners'> | undefined
  city: string
  language: string
  insurer: string
  facility: string
}
/** A text and the values in it. */
export type Worded = { message: MessageDescriptor; words: Record<string, string> }

/** The heading of a list: by its speciality, else by the typed words, the language, the insurer or the clinic, and the city. */
export function headingOf(criteria: DoctorCriteria, named: Named): Worded {
  const { city } = named
  const where = <Everywhere, In>(everywhere: Everywhere, inCity: In) => (city ? inCity : everywhere)
  if (criteria.specialities.length === 1 && named.speciality && !criteria.query) {
    const { speciality, practitioners } = named.speciality
    if (isSpoken(criteria, named))
      return { message: messages.specialityLanguage, words: { speciality, practitioners, language: named.language } }
    return { message: where(messages.speciality, messages.specialityIn), words: { speciality, practitioners, city } }
  }
  if (criteria.query)
    return { message: where(messages.query, messages.queryIn), words: { query: criteria.query, city } }
  if (criteria.facility && named.facility) return { message: messages.facility, words: { facility: named.facility } }
  if (criteria.languages.length === 1)
    return { message: where(messages.language, messages.languageIn), words: { language: named.language, city } }
  if (criteria.insurances.length === 1)
    return { message: where(messages.insurance, messages.insuranceIn), words: { insurer: named.insurer, city } }
  return { message: where(messages.doctors, messages.doctorsIn), words: { city } }
}

/** Whether this is the list of a speciality and a language (R23); in a city the language is just a filter. */
export const isSpoken = ({ languages }: DoctorCriteria, { city }: Named) => languages.length === 1 && city === ''
