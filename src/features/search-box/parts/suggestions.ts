import type { SpecialityHit } from '#contract/directory'
import type { Suggestions } from '#src/api/search-api.ts'
import { byCloseness, type SuggestionKind } from './closeness.ts'
import { placeOf } from './namesakes.ts'

/** One suggestion of any kind. Doctors and clinics are opened, the others searched for. */
export type Suggestion = {
  key: string
  text: string
  /** What tells it from another of the same name. */ place?: string
} & (
  | { kind: 'speciality'; icon: string; slug: string }
  | {
      kind: 'doctor'
      id: string
      picture: string
      title: string
      address: { slug: string; speciality_slug: string; city_slug: string }
    }
  | { kind: 'facility'; doctors: number; address: { slug: string; city_slug: string; clinicType: string } }
  | { kind: 'insurer'; slug: string }
)
export type SuggestionGroup = { kind: SuggestionKind; suggestions: Suggestion[] }

/** An answer in groups, the closest match first, few enough to see without much scrolling. */
export function groupSuggestions(
  { specialities, doctors, facilities, insurances }: Suggestions,
  arabic: boolean,
): SuggestionGroup[] {
  const shownDoctors = doctors.slice(0, shown.doctor)
  const first = { speciality: specialities[0], doctor: doctors[0], facility: facilities[0], insurer: insurances[0] }
  const groups: SuggestionGroup[] = [
    { kind: 'speciality', suggestions: specialities.slice(0, shown.speciality).map(fromSpeciality) },
    {
      kind: 'doctor',
      suggestions: shownDoctors.map((doctor) => ({
        kind: 'doctor',
        key: `doctor-${doctor.objectID}`,
        id: doctor.id,
        text: doctor.lang_fullName,
        ...placeOf(doctor, shownDoctors),
        title: doctor.lang_title,
        picture: doctor.profilePicture,
        address: { slug: doctor.slug, speciality_slug: doctor.speciality_slug, city_slug: doctor.city_slug },
      })),
    },
    {
      kind: 'facility',
      suggestions: facilities.slice(0, shown.facility).map((facility) => ({
        kind: 'facility',
        key: `facility-${facility.objectID}`,
        address: { slug: facility.slug, city_slug: facility.city_slug, clinicType: facility.clinicType },
        text: facility.lang_name,
        // Many names end with the area.
        ...(facility.lang_name.includes(facility.lang_area) ? {} : { place: facility.lang_area }),
        doctors: facility.doctors,
      })),
    },
    {
      kind: 'insurer',
      suggestions: insurances.slice(0, shown.insurer).map((insurer) => ({
        kind: 'insurer',
        key: `insurer-${insurer.objectID}`,
        slug: insurer.slug,
        text: (arabic && insurer.arabic_name) || insurer.name,
      })),
    },
  ]
  return groups
    .filter(({ suggestions }) => suggestions.length > 0)
    .toSorted((one, other) => byCloseness(one.kind, first[one.kind], other.kind, first[other.kind]))
}

/** Suggestions before anything is typed. */
export function popularSuggestions(specialities: readonly SpecialityHit[]): SuggestionGroup[] {
  if (specialities.length === 0) return []
  return [{ kind: 'speciality', suggestions: specialities.slice(0, shown.popular).map(fromSpeciality) }]
}

const shown = { popular: 6, speciality: 4, doctor: 4, facility: 3, insurer: 3 }

const fromSpeciality = ({ objectID, slug, speciality, icon }: SpecialityHit): Suggestion => ({
  kind: 'speciality',
  key: `speciality-${objectID}`,
  slug,
  text: speciality,
  icon,
})
