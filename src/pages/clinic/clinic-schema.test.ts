import { describe, expect, it } from 'vitest'
import type { FacilityDetail } from '#contract/facility'
import { clinicSchema, faqSchema } from './clinic-schema.ts'

const open = { enabled: true, from: '08:00', to: '22:00' }
const facility = {
  name: 'Creek Bay Clinic',
  clinicType: 'clinic',
  address: 'Demo Street 85',
  city: 'Dubai',
  countryCode: 'ae',
  phone: '+97140000000',
  lat: 25.27,
  lng: 55.31,
  fees: 250,
  currency_symbol: 'AED',
  payment_methods: { cash: true, cheque: false, credit_card: true },
  specialities_detail: [],
  rating: { average: 4.5, count: 8 },
  openingTime: {
    monday: open,
    tuesday: { enabled: true, from: '00:00', to: '24:00' },
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
    sunday: { enabled: false },
  },
} as unknown as FacilityDetail
const place = { url: 'https://example.test/en-ae/clinic/dubai/creek-bay', images: ['https://example.test/a.svg'] }

describe('clinicSchema', () => {
  it('calls a hospital a Hospital and everything else a MedicalClinic', () => {
    expect(clinicSchema(facility, place)).toMatchObject({ '@type': 'MedicalClinic', '@id': place.url })
    expect(clinicSchema({ ...facility, clinicType: 'hospital' }, place)).toMatchObject({ '@type': 'Hospital' })
  })

  it('names the hours of open days alone, in times that schema.org knows', () => {
    const { openingHoursSpecification: days } = clinicSchema(facility, place) as {
      openingHoursSpecification: { dayOfWeek: string; opens: string; closes: string }[]
    }
    expect(days).toHaveLength(6)
    expect(days[1]).toMatchObject({ dayOfWeek: 'https://schema.org/Tuesday', opens: '00:00', closes: '23:59' })
  })

  it('rates only what somebody has rated', () => {
    expect(clinicSchema(facility, place)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 8 } })
    const unrated = clinicSchema({ ...facility, rating: { average: null, count: 0 } }, place)
    expect(unrated).not.toHaveProperty('aggregateRating')
  })
})

it('has no page of questions where nobody asked any', () => {
  expect(faqSchema([])).toEqual([])
  expect(faqSchema([{ id: '1', question: 'Is there parking?', answer: 'Yes.' }])).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Is there parking?', acceptedAnswer: { text: 'Yes.' } }] },
  ])
})
