import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { InsuranceHit } from '#contract/directory'
import { locales } from '#contract/locale'
import type { ChosenInsurance } from '#machines/booking/booking.types'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { insurersQuery } from '#src/queries/directory.ts'
import { insurancePreference, type InsurancePreference } from '#src/storage/insurance-preference.ts'
import { Booking, PreferredInsurance, OfferContext, type Offer } from './booking-context.ts'
import { InsuranceFields } from './insurance-fields.tsx'

afterEach(cleanup)

const offer = { practitioner: { fullName: 'Dr Amira', locations: [] }, services: [] } as unknown as Offer
const insurers = [
  { id: '1', slug: 'sadeem', name: 'Sadeem', plans: [{ id: '11', name: 'Gold' }] },
  { id: '2', slug: 'waha', name: 'Waha', plans: [] },
] as unknown as InsuranceHit[]

async function open({
  preference,
  given,
  owner = '',
}: {
  preference?: InsurancePreference
  given?: ChosenInsurance
  owner?: string
}) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'booking')
  const queryClient = new QueryClient()
  const init = { settings: { whitelabel_configs: { insurer_slug: owner } } }
  const app = { tenant: 'fields', locale, intl, init, queryClient } as unknown as AppContext
  queryClient.setQueryData(insurersQuery(app).queryKey, insurers)
  const input = { practitionerId: '7', intentId: 'i', canHold: false, holderKey: 'device-1', phoneRegion: 'AE' }
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <OfferContext value={offer}>
            <PreferredInsurance value={preference}>
              <Booking.Provider options={{ input: { ...input, insurance: given } }}>
                <InsuranceFields />
              </Booking.Provider>
            </PreferredInsurance>
          </OfferContext>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
}
const chosen = () =>
  screen.getAllByRole<HTMLSelectElement>('combobox').map(({ selectedOptions }) => selectedOptions[0]!.textContent)

it('begins with the insurer and plan by which the doctor was looked for', async () => {
  await open({ preference: { insurer: 'sadeem', plan: '11' } })
  expect(chosen()).toEqual(['Sadeem', 'Gold'])
})

it('goes by the list in an insurer’s own app too, and by its owner without one', async () => {
  await open({ preference: { insurer: 'waha' }, owner: 'sadeem' })
  expect(chosen()).toEqual(['Waha'])
  cleanup()
  await open({ preference: { insurer: 'nobody' }, owner: 'waha' })
  expect(chosen()).toEqual(['Waha'])
})

it('keeps what was told before, and asks no second time once something else is told', async () => {
  await open({ preference: { insurer: 'sadeem' }, given: { insurer_id: '2' } })
  expect(chosen()).toEqual(['Waha'])
  cleanup()
  const preference = insurancePreference('fields')
  await preference.keep({ insurer: 'sadeem' }, new Date())
  await open({ preference: { insurer: 'sadeem' } })
  await userEvent.selectOptions(screen.getAllByRole('combobox')[0]!, '')
  expect(chosen()).toHaveLength(1)
  await vi.waitFor(async () => expect(await preference.read(new Date())).toBeUndefined())
})
