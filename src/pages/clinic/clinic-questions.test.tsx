import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createApp } from '#src/app/create-app.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { ClinicJobs, ClinicQuestions } from './clinic-questions.tsx'

afterEach(cleanup)

const page = { page: 1, per_page: 20, total: 1, pages: 1 }
const job = {
  id: '1',
  title: 'Nurse',
  description: 'Nights.',
  employment: 'full_time',
  posted_on: '2026-11-01',
  closes_on: null,
}
const faq = { id: '1', question: 'Is there parking?', answer: 'Below the house.' }

it.each([
  ['questions', ClinicQuestions, 'Is there parking?'],
  ['positions', ClinicJobs, 'Nurse'],
])('%s that did not load say so, and are there once they are asked for again [C79]', async (_, Part, shown) => {
  let isBroken = true
  const answer = (items: unknown[]) => async () => {
    if (isBroken) throw new Problem('unexpected', { message: 'no' })
    return { items, ...page }
  }
  const init = { capabilities: {}, settings: { whitelabel_configs: {} } } as unknown as AppContext['init']
  const app = createApp(
    {
      tenant: 'one',
      basePath: '',
      keyInUrl: false,
      origin: 'https://care.example',
      locale: 'en-ae',
      init,
      countries: [],
    },
    async () => ({ discovery: { facilityFaqs: answer([faq]), facilityJobs: answer([job]) } }) as unknown as Apis,
  )
  await app.intl.load('app', 'clinic')
  render(
    <QueryClientProvider client={app.queryClient}>
      <AppProvider value={app}>
        <IntlContext value={app.intl}>
          <Part facilityId="7" />
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('alert')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
