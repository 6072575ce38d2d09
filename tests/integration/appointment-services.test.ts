import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { availabilityOf, doctor } from './appointment-times.ts'
import { fee, ids, openWorld, type World } from './appointment-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const { get } = availabilityOf(() => world)

describe('services of a practitioner', () => {
  it('are named in the language of the request, the first place first [C49]', async () => {
    const { data } = await get(`${doctor}/services`, {}, { locale: 'ar-ae' })
    expect(data).toEqual([
      service(ids.visit, 'clinic of 30 minutes ع', ids.clinic, 'clinic', 30, 350),
      service(ids.video, 'telemedicine of 20 minutes ع', ids.clinic, 'telemedicine', 20, 250),
      service(ids.home, 'homecare of 60 minutes ع', ids.clinic, 'homecare', 60, 600),
      service(ids.hospitalVisit, 'clinic of 30 minutes ع', ids.hospital, 'clinic', 30, 500),
    ])
  })

  it('can be narrowed to a place and a kind of visit [C49]', async () => {
    const { data } = await get(`${doctor}/services`, { facility_id: ids.clinic, consultation_type: 'telemedicine' })
    expect(data.map(({ id }: { id: string }) => id)).toEqual([String(ids.video)])
  })

  it('say for home care when the first visit could be [C49]', async () => {
    const { data } = await get(`${doctor}/services`, { consultation_type: 'homecare', with_next_availability: 1 })
    expect(data[0].next_availability).toBe('2026-11-23T11:00:00.000Z')
  })

  it('are not found for an unknown practitioner, a place of others, or a tenant that does not show the practitioner [C49]', async () => {
    expect(await get('/patientapp/doctors/900999/services')).toMatchObject({ status: 404, code: 'not_found' })
    expect(await get('/patientapp/doctors/9999999999/services')).toMatchObject({ status: 404, code: 'not_found' })
    expect(await get(`${doctor}/services`, { facility_id: ids.cairoClinic })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
    expect(await get(`/patientapp/doctors/${ids.elsewhere}/services`)).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('make the ways to be seen, with the places and the lowest fee of each [C52]', async () => {
    const { data } = await get(`${doctor}/consultation-type`)
    expect(data).toEqual([
      { consultation_type: 'clinic', facility_ids: [String(ids.clinic), String(ids.hospital)], from_fee: fee },
      { consultation_type: 'homecare', facility_ids: [String(ids.clinic)], from_fee: { amount: 600, currency: 'AED' } },
      {
        consultation_type: 'telemedicine',
        facility_ids: [String(ids.clinic)],
        from_fee: { amount: 250, currency: 'AED' },
      },
    ])
    const narrowed = await get(`${doctor}/consultation-type`, { facility_id: ids.hospital })
    expect(narrowed.data).toEqual([
      { consultation_type: 'clinic', facility_ids: [String(ids.hospital)], from_fee: { amount: 500, currency: 'AED' } },
    ])
  })
})

const service = (
  id: number,
  name: string,
  facility: number,
  consultation_type: string,
  duration_minutes: number,
  amount: number,
) => ({
  id: String(id),
  name,
  facility_id: String(facility),
  consultation_type,
  duration_minutes,
  fee: { amount, currency: 'AED' },
})
