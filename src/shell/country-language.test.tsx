import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import type { CountryLanguages } from '#contract/tenant'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createApp } from '#src/app/create-app.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { parseSearch, stringifySearch } from '#src/routes/search.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { CountryLanguage } from './country-language.tsx'

const countries: CountryLanguages[] = [
  {
    country: 'ae',
    name: 'United Arab Emirates',
    currency: 'AED',
    languages: [
      { language: 'en', name: 'English', locale: 'en-ae' },
      { language: 'ar', name: 'العربية', locale: 'ar-ae' },
    ],
  },
  {
    country: 'id',
    name: 'Indonesia',
    currency: 'IDR',
    languages: [
      { language: 'id', name: 'Bahasa Indonesia', locale: 'id' },
      { language: 'en', name: 'English', locale: 'en' },
    ],
  },
]

// The test DOM has no modal dialogs; what they do to focus is for the browser journeys.
beforeAll(async () => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  // Loaded with the first press; here beforehand, since the first module of a test run comes slowly.
  await import('./country-language-sheet.tsx')
})
afterEach(cleanup)

async function open(address: string, known: CountryLanguages[], apis: AppContext['apis']) {
  const init = {
    capabilities: { demo: false, holds: true },
    settings: { whitelabel_configs: {} },
  } as unknown as AppContext['init']
  const app = createApp(
    {
      tenant: 'sadeem',
      basePath: '',
      keyInUrl: true,
      origin: 'https://care.example',
      locale: 'en-ae',
      init,
      countries: known,
    },
    apis,
  )
  await app.intl.load('app')
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale/$',
    staticData: { page: { screen: 'doctor-results', params: { speciality: 'dermatology' }, catalogues: [] } },
    component: () => (
      <AppProvider value={app}>
        <IntlContext value={app.intl}>
          <Toaster>
            <CountryLanguage />
          </Toaster>
        </IntlContext>
      </AppProvider>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByRole('button', { name: /^Country and language/ }))
}

const never = () => Promise.reject(new Error('nothing is asked for'))

describe('the country and language switch', () => {
  it('leads at once to each language and each country, and keeps page and query [T10]', async () => {
    await open('/en-ae/doctor/dermatology/dubai?gender=female&key=sadeem', countries, never)
    const sheet = await screen.findByRole('dialog')
    const addresses = () =>
      within(sheet)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    expect(addresses()).toEqual([
      ['English', '/en-ae/doctor/dermatology/dubai?gender=female&key=sadeem'],
      ['العربية', '/ar-ae/doctor/dermatology/dubai?gender=female&key=sadeem'],
      ['United Arab Emirates', '/en-ae/doctor/dermatology/dubai?gender=female&key=sadeem'],
      ['Indonesia', '/en/doctor/dermatology?gender=female&key=sadeem'],
    ])
  })

  it('remembers the choice for the tenant alone', async () => {
    await open('/en-ae/search/result', countries, never)
    const link = within(await screen.findByRole('dialog')).getByRole('link', { name: 'العربية' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(document.cookie).toContain('locale-sadeem=ar-ae')
    expect(Object.keys(sessionStorage)).toEqual(['scroll-place-sadeem'])
  })

  it('asks for the list when the page came without it, and says so when it cannot be had [E01]', async () => {
    await open('/en-ae/search/result', [], () => Promise.reject(new Problem('unavailable')))
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^failed requesting data/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
