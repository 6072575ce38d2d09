import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConsultationType, PractitionerService } from '#contract/directory'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { VisitPicker } from '#src/features/slot-picker/visit-picker.tsx'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00.000Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const service = (id: string, name: string, type: ConsultationType, facility_id: string): PractitionerService => ({
  ...{ id, name, facility_id, consultation_type: type },
  duration_minutes: 30,
  fee: { amount: 300, currency: 'AED' },
})
const visit = service('1', 'Consultation', 'clinic', '10')
const nurse = service('2', 'Nurse’s visit', 'homecare', '10')
const physiotherapy = service('3', 'Physiotherapy', 'homecare', '10')
const elsewhere = service('4', 'Home check', 'homecare', '20')
const facilities = [
  { id: '10', name: 'Noor Clinic', area: 'Al Barsha', timeZone: 'Asia/Dubai' },
  { id: '20', name: 'Nile Clinic', area: 'Zamalek', timeZone: 'Africa/Cairo' },
]

/** The choice of a doctor's visit, whose services at home are first free at these starts by their id. */
async function open(
  services: PractitionerService[],
  chosen: PractitionerService,
  firstFree: Record<string, string | null>,
) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'care')
  const asked = vi.fn(async (_id: string, query: object) =>
    services
      .filter(({ consultation_type }) => consultation_type === 'homecare')
      .map((one) => ({ ...one, ...('with_next_availability' in query && { next_availability: firstFree[one.id] }) })),
  )
  const apis = async () => ({ appointment: { services: asked } })
  const app = { tenant: 'home', locale, intl, apis } as unknown as AppContext
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <VisitPicker
            practitionerId="7"
            services={services}
            facilities={facilities}
            visit={{
              consultation_type: chosen.consultation_type,
              facility_id: chosen.facility_id,
              service_id: chosen.id,
            }}
            onChange={() => {}}
          />
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  return asked
}
const lines = () => screen.getAllByText(/free/).map(({ textContent }) => textContent)

it('beside a visit at the clinic the first time at home is said, by the clock of its place [C49]', async () => {
  const asked = await open([visit, nurse, elsewhere], visit, {
    2: '2026-11-25T07:00:00.000Z',
    4: '2026-11-24T09:20:00.000Z',
  })
  expect(await screen.findByText('At home: next free tomorrow at 11:20')).toBeTruthy()
  expect(lines()).toHaveLength(1)
  expect(asked.mock.calls.map(([id, query]) => ({ id, query }))).toEqual([
    { id: '7', query: { consultation_type: 'homecare', with_next_availability: 1 } },
  ])
})

it('where a visit at home is chosen each service of its place says its own [C49]', async () => {
  await open([visit, nurse, physiotherapy, elsewhere], nurse, {
    2: '2026-11-25T07:00:00.000Z',
    3: null,
    4: '2026-11-24T09:20:00.000Z',
  })
  await screen.findByText(/next free/)
  expect(lines()).toEqual([
    'Nurse’s visit: next free Wed 25 Nov at 11:00',
    'Physiotherapy: no free time in the coming weeks',
  ])
})

it('takes no place where nobody comes to the patient’s home', async () => {
  await open([visit, service('5', 'Follow-up', 'clinic', '20')], visit, {})
  expect(screen.getByRole('combobox', { name: 'Place' })).toBeTruthy()
  expect(document.querySelector('p')).toBeNull()
})

it.each([
  ['one visit', [visit], []],
  ['two kinds', [visit, { ...visit, id: '5', consultation_type: 'telemedicine' as const }], ['Kind of visit']],
  ['two places', [visit, { ...visit, id: '6', facility_id: '20' }], ['Place']],
  ['two services', [visit, { ...visit, id: '7', name: 'Check-up' }], ['Service']],
])('of %s nothing is asked but what there is to choose [C52]', async (_, services, asked) => {
  await open(services, visit, {})
  const questions = [...document.querySelectorAll('legend, label, [role="radiogroup"], [role="group"]')]
    .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
    .filter((name) => ['Kind of visit', 'Place', 'Service'].includes(name))
  expect([...new Set(questions)]).toEqual(asked)
})
