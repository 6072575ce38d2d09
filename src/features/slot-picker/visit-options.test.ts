import { describe, expect, it } from 'vitest'
import type { PractitionerService } from '#contract/directory'
import { chooseVisit, visitFacilities, visitServices, visitTypes } from './visit-options.ts'

const service = (
  id: string,
  facility_id: string,
  consultation_type: PractitionerService['consultation_type'],
): PractitionerService => ({
  id,
  facility_id,
  consultation_type,
  name: `Service ${id}`,
  duration_minutes: 20,
  fee: { amount: 350, currency: 'AED' },
})
const services = [
  service('1', '10', 'clinic'),
  service('2', '20', 'clinic'),
  service('3', '10', 'telemedicine'),
  service('4', '20', 'clinic'),
]

describe('what a visit can be', () => {
  it('offers the ways, places and services that exist together', () => {
    expect(visitTypes(services)).toEqual(['clinic', 'telemedicine'])
    expect(visitFacilities(services, 'clinic')).toEqual(['10', '20'])
    expect(visitServices(services, 'clinic', '20').map(({ id }) => id)).toEqual(['2', '4'])
  })

  it('keeps as much of the choice as the doctor offers', () => {
    expect(chooseVisit(services, { consultation_type: 'clinic', facility_id: '20', service_id: '4' })).toEqual({
      consultation_type: 'clinic',
      facility_id: '20',
      service_id: '4',
    })
    expect(chooseVisit(services, { consultation_type: 'telemedicine', facility_id: '20', service_id: '4' })).toEqual({
      consultation_type: 'telemedicine',
      facility_id: '10',
      service_id: '3',
    })
    expect(chooseVisit(services, { consultation_type: 'homecare' })?.consultation_type).toBe('clinic')
    expect(chooseVisit([])).toBeNull()
  })
})
