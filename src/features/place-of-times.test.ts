import { expect, it } from 'vitest'
import type { OfferedSlot } from '#contract/availability'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { areaOfPlace, placesOfTimes } from './place-of-times.ts'

const places = [{ facility_id: '7' }, { facility_id: '8' }, { facility_id: '9' }]
const at = (...ids: string[]) => ({ slots: ids.map((facility_id) => ({ facility_id }) as OfferedSlot) })
const order = (...ids: string[]) => {
  const { places: all, others } = placesOfTimes(places, at(...ids))
  return [all.map(({ facility_id }) => facility_id).join(''), others]
}

it('names first where the next time is, whatever place a doctor is listed at', () => {
  expect(order('8', '8', '8')).toEqual(['879', 0])
  expect(order('9', '7', '9')).toEqual(['978', 1])
  expect(order()).toEqual(['789', 0])
  expect(placesOfTimes(places, undefined)).toEqual({ places, others: 0 })
})

it('knows nothing of times that are not shown', () => {
  expect(order('8', '8', '8', '9')).toEqual(['879', 0])
})

it('says the area of the place that is named, in Arabic of the first alone', () => {
  const doctor = {
    lang_area: 'ديرة',
    locations: [{ area: 'Deira' }, { area: 'Marina' }],
  } as unknown as LocalisedDoctor
  const [first, second] = doctor.locations
  expect([areaOfPlace(doctor, first, 'ar'), areaOfPlace(doctor, second, 'ar')]).toEqual(['ديرة', ''])
  expect([areaOfPlace(doctor, second, 'en'), areaOfPlace(doctor, undefined, 'id')]).toEqual(['Marina', ''])
})
