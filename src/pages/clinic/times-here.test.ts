import { expect, it } from 'vitest'
import type { NextAvailability } from '#contract/availability'
import type { LocalisedDoctor } from '#src/api/search/localised.ts'
import { hereFirst, timesHere } from './times-here.ts'

it('shows of a doctor’s next times those at this clinic alone', () => {
  const availability = {
    practitioner_id: '1',
    time_zone: 'Asia/Dubai',
    slots: [{ facility_id: '7' }, { facility_id: '8' }, { facility_id: '7' }],
  } as unknown as NextAvailability
  expect(timesHere(availability, '7').slots).toEqual([{ facility_id: '7' }, { facility_id: '7' }])
  expect(timesHere(availability, '9').slots).toEqual([])
})

it('puts this clinic in front of a doctor’s other places, with its fees alone', () => {
  const doctor = {
    lang_area: 'Deira',
    locations: [
      { facility_id: '7', area: 'Deira' },
      { facility_id: '8', area: 'Marina' },
      { facility_id: '9', area: 'Karama' },
    ],
    service_fees: [
      { facility_id: '7', fee: 300 },
      { facility_id: '8', fee: 350 },
    ],
  } as unknown as LocalisedDoctor
  const here = hereFirst(doctor, '8', 'en')
  expect(here.locations.map(({ facility_id }) => facility_id)).toEqual(['8', '7', '9'])
  expect([here.service_fees.map(({ fee }) => fee), here.lang_area]).toEqual([[350], 'Marina'])
})
