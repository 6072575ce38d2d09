import { expect, it } from 'vitest'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { nearestPlaceFirst } from './nearest-place.ts'

const doctor = {
  lang_area: 'Deira',
  locations: [
    { id: '1', area: 'Deira', _geoloc: { lat: 25.27, lng: 55.32 } },
    { id: '2', area: 'Marina', _geoloc: { lat: 25.08, lng: 55.14 } },
  ],
} as LocalisedDoctor
const ids = ({ locations }: LocalisedDoctor) => locations.map(({ id }) => id)

it('shows the place of a doctor that the distance is told of, and its area with it', () => {
  const atMarina = { lat: 25.09, lng: 55.15 }
  const english = nearestPlaceFirst(doctor, atMarina, 'en')
  expect([ids(english), english.lang_area]).toEqual([['2', '1'], 'Marina'])
  expect(nearestPlaceFirst(doctor, atMarina, 'ar').lang_area).toBe('')
  expect(nearestPlaceFirst(doctor, { lat: 25.26, lng: 55.3 }, 'en')).toBe(doctor)
})
