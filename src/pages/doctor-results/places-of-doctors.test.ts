import { expect, it } from 'vitest'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { placesOfDoctors } from './places-of-doctors.ts'

const doctor = (lang_fullName: string, ...facilities: string[]) =>
  ({
    lang_fullName,
    locations: facilities.map((facility_id) => ({
      facility_id,
      name: `Clinic ${facility_id}`,
      _geoloc: { lat: 25, lng: 55 },
    })),
  }) as unknown as LocalisedDoctor

it('puts doctors of one house on the map once, at the place their cards name, with who is there', () => {
  const places = placesOfDoctors(
    [doctor('Dr Amal', '7', '9'), doctor('Dr Omar', '9'), doctor('Dr Sara', '7'), doctor('Dr Nowhere')],
    'en',
  )
  expect(places.map(({ id, label }) => [id, label])).toEqual([
    ['7', 'Clinic 7: Dr Amal · Dr Sara'],
    ['9', 'Clinic 9: Dr Omar'],
  ])
  expect(places[0]).toMatchObject({ lat: 25, lng: 55, doctors: [{ lang_fullName: 'Dr Amal' }, {}] })
})
