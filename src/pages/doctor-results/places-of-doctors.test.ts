import { expect, it } from 'vitest'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { feeHere, placesOfDoctors } from './places-of-doctors.ts'

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
    ['7', 'Clinic 7'],
    ['9', 'Clinic 9'],
  ])
  expect(places[0]).toMatchObject({ lat: 25, lng: 55, doctors: [{ lang_fullName: 'Dr Amal' }, {}] })
})

it('says what visits cost there, and not what the same doctors take elsewhere', () => {
  const service = (facility_id: string, consultation_type: string, fee: number) => ({
    ...{ facility_id, consultation_type, fee, currency_symbol: 'AED' },
  })
  const [place] = placesOfDoctors(
    [
      { ...doctor('Dr Amal', '7'), service_fees: [service('7', 'clinic', 480), service('9', 'clinic', 90)] },
      { ...doctor('Dr Sara', '7'), service_fees: [service('7', 'clinic', 350), service('7', 'telemedicine', 200)] },
    ] as unknown as LocalisedDoctor[],
    'en',
  )
  const dirhams = (amount: number) => ({ amount, currency: 'AED' })
  expect(feeHere(place!, '')).toEqual({ lowest: dirhams(200), isFrom: true })
  expect(feeHere(place!, 'clinic')).toEqual({ lowest: dirhams(350), isFrom: true })
  expect(feeHere(place!, 'telemedicine')).toEqual({ lowest: dirhams(200), isFrom: false })
  expect(feeHere(place!, 'homecare')).toBeUndefined()
})
