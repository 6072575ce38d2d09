import type { LocalisedDoctor } from '#src/api/search/localised.ts'

type Named = Pick<LocalisedDoctor, 'objectID' | 'lang_fullName' | 'lang_area' | 'lang_city'>

/** The place of a doctor, where another one in the list has the same name: the area, or the city where only that differs. */
export function placeOf(doctor: Named, beside: readonly Named[]): { place?: string } {
  const namesakes = beside.filter(
    ({ objectID, lang_fullName }) => objectID !== doctor.objectID && lang_fullName === doctor.lang_fullName,
  )
  if (namesakes.length === 0) return {}
  const areas = [doctor.lang_area, doctor.lang_city].filter((place) => place !== '')
  const isSameCity = namesakes.every(({ lang_city }) => lang_city === doctor.lang_city)
  return { place: (isSameCity ? areas.slice(0, 1) : areas).join(' · ') }
}
