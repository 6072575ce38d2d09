import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import type { ProblemCode } from '#contract/problem'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { OfferContext, type Offer } from './booking-context.ts'
import { useRefusalAction } from './use-refusal-action.tsx'

afterEach(cleanup)

const practitioner = { id: '7', speciality_slug: 'cardiology', city_slug: 'dubai' }

/** The links under a refusal, in their order. */
async function linksUnder(code: ProblemCode): Promise<[string | null, string | null][]> {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'booking')
  const queryClient = new QueryClient()
  const app = { tenant: 'refused', locale, intl, queryClient, basePath: '' } as unknown as AppContext
  const Links = () => useRefusalAction(code)
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <OfferContext value={{ practitioner, services: [] } as unknown as Offer}>
            <Links />
          </OfferContext>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

const appointments = ['My appointments', '/en-ae/dashboard/appointments']
const others = ['See other doctors', '/en-ae/doctor/cardiology/dubai']

it.each<[ProblemCode, string[][]]>([
  ['visits_of_facility_limit', [others, appointments]],
  ['visits_of_doctor_limit', [others, appointments]],
  ['visits_of_phone_limit', [appointments]],
  ['cancellations_of_phone_limit', [['Go to the home page', '/en-ae']]],
  ['gone', [others]],
  ['price_changed', []],
])('under %s there is a way on', async (code, links) => {
  expect(await linksUnder(code)).toEqual(links)
})
