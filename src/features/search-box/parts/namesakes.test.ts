import { expect, it } from 'vitest'
import { placeOf } from './namesakes.ts'

const doctor = (objectID: string, lang_fullName: string, lang_area: string, lang_city = 'Dubai') => ({
  objectID,
  lang_fullName,
  lang_area,
  lang_city,
})

it('doctors of one name are told apart by their areas, and by their cities where those differ', () => {
  const here = doctor('1', 'Dr Uzma Baig', 'Deira')
  const near = doctor('2', 'Dr Uzma Baig', 'Jumeirah 1')
  const far = doctor('3', 'Dr Uzma Baig', 'Al Zahiyah', 'Abu Dhabi')
  const other = doctor('4', 'Dr Uzma Butt', 'Deira')
  expect([here, near, other].map((one) => placeOf(one, [here, near, other]))).toEqual([
    { place: 'Deira' },
    { place: 'Jumeirah 1' },
    {},
  ])
  expect([here, far].map((one) => placeOf(one, [here, far, other]))).toEqual([
    { place: 'Deira · Dubai' },
    { place: 'Al Zahiyah · Abu Dhabi' },
  ])
  expect(
    placeOf(doctor('5', 'Dr A', '', 'Riyadh'), [doctor('5', 'Dr A', ''), doctor('6', 'Dr A', '', 'Jeddah')]),
  ).toEqual({ place: 'Riyadh' })
})
