import type { SaidBy } from './cells.ts'
import type { Concept, Resource } from './elements.ts'
import type { Reading } from './reading.ts'
import type { Found } from './read/each-resource.ts'
import { keyOf, type Key } from './references.ts'
import type { FacilityKey } from './rows/facility-row.ts'
import { labelOf, wordsOfAll, type Said } from './texts/said.ts'
import type { InLanguages } from './texts/names.ts'

/** What roles say of a practitioner, whom the app has with one speciality and title. */
type Work = { specialities: Said[]; titles: InLanguages; codes: string[]; isKnown: boolean }

/** A practitioner's work with the role that says it, and where they are found first. */
export type Doctor = { work: Work; by: NonNullable<SaidBy['by']>; facility: FacilityKey }

/**
 * What roles say of their practitioners: little for each, however many there are, since what is the same is there once. The first role counts, but
 * one whose speciality is known before all others.
 */
export function createDoctors({ codes }: Pick<Reading, 'codes'>) {
  const doctors = new Map<Key<'Practitioner'>, Doctor>()
  const works = new Map<string, Work>()
  const workOf = ({ code, specialty }: Resource<'PractitionerRole'>): Work => {
    const key = JSON.stringify([code, specialty])
    const known = works.get(key)
    if (known) return known
    const specialities = wordsOfAll(specialty, 'specialty')
    const work = {
      specialities,
      titles: titlesOf(code, specialty),
      codes: [...wordsOfAll(code, 'code'), ...specialities].map(({ text }) => text),
      isKnown: specialities.some(({ text }) => codes.specialities.find(text) !== undefined),
    }
    if (works.size < mostWorks) works.set(key, work)
    return work
  }
  return {
    add: (practitioner: Key<'Practitioner'>, found: Found<'PractitionerRole'>, facility: FacilityKey) => {
      const before = doctors.get(practitioner)
      if (before?.work.isKnown) return
      const work = workOf(found.resource)
      if (before && !work.isKnown) return
      const by = { file: found.file, line: found.line, name: keyOf(found.resource) }
      doctors.set(practitioner, { work, by, facility: before?.facility ?? facility })
    },
    get: (practitioner: Key<'Practitioner'>) => doctors.get(practitioner),
  }
}
export type Doctors = ReturnType<typeof createDoctors>

/** Distinct pairs of codes and specialities that are kept once for all. */
const mostWorks = 20_000

/** What they are, or else their speciality. */
function titlesOf(code: readonly Concept[] | undefined, specialty: readonly Concept[] | undefined): InLanguages {
  const languages = ['en', 'ar', 'id'] as const
  const concepts = [
    ...(code ?? []).map((concept, index) => ({ concept, path: `code[${index}]` })),
    ...(specialty ?? []).map((concept, index) => ({ concept, path: `specialty[${index}]` })),
  ]
  const named = concepts.find(({ concept }) => labelOf(concept, 'en'))
  if (!named) return {}
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = labelOf(named.concept, language)
      return text ? [[language, { text, path: named.path }]] : []
    }),
  )
}
