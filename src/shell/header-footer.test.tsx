import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ClientConfiguration } from '#contract/tenant'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createApp } from '#src/app/create-app.ts'
import { Root } from '#src/app/root.tsx'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { customContentQuery, shellBlocksQuery, type ShownBlock } from '#src/queries/content.ts'
import type { Screen } from '#src/routes/screen-table.ts'
import { parseSearch, stringifySearch } from '#src/routes/search.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { links, plain } from '#tests/support/shell-tenant'
import { Footer } from './footer.tsx'
import { showViewer } from '#src/session/use-viewer.ts'
import { Header } from './header.tsx'
import { preloadParts } from './lazy-parts.tsx'
import { TabBar } from './tab-bar.tsx'

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
  await import('./sidebar.tsx')
})
afterEach(cleanup)

type Tenant = Partial<ClientConfiguration> & { blocks?: ShownBlock[]; ownFooter?: string; at?: Screen }

async function show(content: ReactNode, { blocks = [], ownFooter, at = 'home', ...configuration }: Tenant = {}) {
  const app = createApp(
    {
      tenant: 'insurer',
      basePath: '',
      keyInUrl: true,
      origin: 'https://care.example',
      locale: 'en-ae',
      init: {
        capabilities: { demo: false, holds: true },
        settings: { whitelabel_configs: { ...plain, ...configuration } },
      } as unknown as AppContext['init'],
      countries: [
        {
          country: 'ae',
          name: 'United Arab Emirates',
          currency: 'AED',
          languages: [
            { language: 'en', name: 'English', locale: 'en-ae' },
            { language: 'ar', name: 'العربية', locale: 'ar-ae' },
          ],
        },
      ],
    },
    () => Promise.reject(new Error('nothing is asked for')),
  )
  await app.intl.load('app')
  app.queryClient.setQueryData(shellBlocksQuery(app).queryKey, blocks)
  const { footer_content_url: url } = configuration
  if (url && ownFooter) app.queryClient.setQueryData(customContentQuery(app, url).queryKey, { html: ownFooter })
  const root = createRootRoute()
  const home = createRoute({
    getParentRoute: () => root,
    path: '/$locale',
    component: () => <Toaster>{content}</Toaster>,
    staticData: { page: { screen: at, catalogues: [] } },
  })
  const router = createRouter({
    routeTree: root.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/en-ae?key=insurer'] }),
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) => (
      <AppProvider value={app}>
        <QueryClientProvider client={app.queryClient}>
          <IntlContext value={app.intl}>{children}</IntlContext>
        </QueryClientProvider>
      </AppProvider>
    ),
  })
  await router.load()
  render(<RouterProvider router={router} />)
}

const addressesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the header', () => {
  it('leads where the tenant’s own block leads [T03]', async () => {
    await show(<Header />, {
      blocks: [links('header-own', ['Our doctors', '/doctors'], ['By video', '/search/result?visit=telemedicine'])],
    })
    expect(addressesIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Our doctors', '/en-ae/doctors?key=insurer'],
      ['By video', '/en-ae/search/result?visit=telemedicine&key=insurer'],
    ])
  })

  it('has the ways of every tenant where the block is missing or leads nowhere', async () => {
    await show(<Header />, { blocks: [links('header-own', ['Nowhere', '/no-such-page'])] })
    expect(addressesIn(screen.getByRole('navigation', { name: 'Main' })).map(([title]) => title)).toContain('Doctors')
  })

  it('sends the logo to the tenant’s home page and offers the way back to its site, on hosts it allows alone [T03]', async () => {
    await show(<Header />, {
      homepage_url: 'https://sadeem.example/home',
      back_button_url: 'https://sadeem.example/members',
    })
    expect(screen.getByRole('link', { name: 'Sadeem' }).getAttribute('href')).toBe('https://sadeem.example/home')
    expect(screen.getByRole('link', { name: 'Back to sadeem.example' }).getAttribute('href')).toBe(
      'https://sadeem.example/members',
    )
    cleanup()
    await show(<Header />, { homepage_url: 'https://evil.example', back_button_url: 'https://evil.example' })
    expect(screen.getByRole('link', { name: 'Sadeem' }).getAttribute('href')).toBe('/en-ae?key=insurer')
    expect(screen.queryByRole('link', { name: /Back/ })).toBeNull()
  })

  it('leads to the tenant’s own login where that is on a site it allows, else to ours [T04]', async () => {
    const signIn = () => screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')
    await show(<Header />, { login_url: 'https://sadeem.example/login' })
    expect(signIn()).toBe('https://sadeem.example/login')
    cleanup()
    await show(<Header />, { login_url: 'https://evil.example/login' })
    expect(signIn()).toBe('/en-ae/account/sign-in?key=insurer')
    cleanup()
    await show(<Header />)
    expect(signIn()).toBe('/en-ae/account/sign-in?key=insurer')
  })

  it('opens a drawer with every way, the languages and the legal texts, where the tenant wants one [T03]', async () => {
    await show(<Header />)
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
    cleanup()
    await show(<Header />, {
      sidebar: true,
      blocks: [
        links('header-own', ['Our doctors', '/doctors']),
        links('footer-own', ['Doctors too', '/doctors'], ['Skin', '/doctor/dermatology']),
      ],
    })
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog')
    expect(addressesIn(drawer)).toEqual([
      ['Home', '/en-ae?key=insurer'],
      ['Our doctors', '/en-ae/doctors?key=insurer'],
      ['Appointments', '/en-ae/dashboard/appointments?key=insurer'],
      ['Sign in', '/en-ae/account/sign-in?key=insurer'],
      ['Skin', '/en-ae/doctor/dermatology?key=insurer'],
      ['English', '/en-ae?key=insurer'],
      ['العربية', '/ar-ae?key=insurer'],
      ['Terms of use', 'https://sadeem.example/terms'],
      ['Privacy', 'https://sadeem.example/privacy'],
    ])
    const link = within(drawer).getByRole('link', { name: 'Our doctors' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the bar at the foot of a phone', () => {
  const bar = () => screen.queryByRole('navigation', { name: 'Sections' })

  it('leads to home, doctors, clinics and appointments, says where one is, and opens the drawer with all the rest', async () => {
    await show(<TabBar />, { at: 'clinic', blocks: [links('footer-own', ['Skin', '/doctor/dermatology'])] })
    expect(addressesIn(bar()!)).toEqual([
      ['Home', '/en-ae?key=insurer'],
      ['Doctors', '/en-ae/search/result?key=insurer'],
      ['Clinics', '/en-ae/clinic?key=insurer'],
      ['Appointments', '/en-ae/dashboard/appointments?key=insurer'],
    ])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Clinics')
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(addressesIn(await screen.findByRole('dialog')).map(([title]) => title)).toEqual(
      expect.arrayContaining(['Home', 'Doctors', 'Clinics', 'Skin', 'Terms of use', 'Privacy']),
    )
  })

  it('leads a signed-in patient to their own pages, and the header to their menu [T04]', async () => {
    showViewer({ kind: 'patient', id: 'layla' })
    await show(
      <>
        <Header />
        <TabBar />
      </>,
      { at: 'dashboard' },
    )
    expect(addressesIn(bar()!).map(([title]) => title)).toEqual(['Home', 'Doctors', 'Appointments', 'Account'])
    expect(within(bar()!).getByRole('link', { current: 'page' }).getAttribute('href')).toBe(
      '/en-ae/dashboard/main?key=insurer',
    )
    expect(await screen.findByRole('button', { name: 'Account' })).toBeTruthy()
    act(() => showViewer({ kind: 'nobody' }))
    expect(addressesIn(bar()!).map(([title]) => title)).toEqual(['Home', 'Doctors', 'Clinics', 'Appointments'])
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
  })

  it('is not there where the tenant wants a drawer, or the page has a bar of its own: the header opens the drawer', async () => {
    const both = (
      <>
        <Header />
        <TabBar />
      </>
    )
    await show(both, { sidebar: true })
    expect(bar()).toBeNull()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
    cleanup()
    await show(both, { at: 'doctor' })
    expect(bar()).toBeNull()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
    cleanup()
    await show(both)
    expect(bar()).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Menu' })).toHaveLength(1)
  })
})

describe('the footer', () => {
  it('has the tenant’s block, the legal texts, the year and who powers it [U04] [T03]', async () => {
    await show(<Footer />, { powered_by: true, blocks: [links('footer-own', ['Our doctors', '/doctors'])] })
    const footer = screen.getByRole('contentinfo')
    expect(within(footer).getByRole('heading', { name: 'Heading of footer-own' })).toBeTruthy()
    expect(addressesIn(footer).map(([title]) => title)).toEqual(['Sadeem', 'Our doctors', 'Terms of use', 'Privacy'])
    await waitFor(() => expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Sadeem`))
    expect(footer.textContent).toContain('Powered by')
  })

  it('says neither whose it is nor who powers it where the tenant does not want that [U04]', async () => {
    await show(<Footer />, { copyright: false })
    expect(screen.getByRole('contentinfo').textContent).not.toMatch(/©|Powered by/)
  })

  it('is small, in the middle, or not there at all, as the tenant wants [T03]', async () => {
    const blocks = [links('footer-own', ['Our doctors', '/doctors'])]
    await show(<Footer />, { footer_type: 'minimal', blocks })
    expect(addressesIn(screen.getByRole('contentinfo')).map(([title]) => title)).toEqual([
      'Our doctors',
      'Terms of use',
      'Privacy',
    ])
    expect(screen.queryByRole('heading')).toBeNull()
    cleanup()
    await show(<Footer />, { footer_type: 'centred', blocks })
    expect(addressesIn(screen.getByRole('contentinfo'))).toHaveLength(4)
    cleanup()
    await show(<Footer />, { footer_type: 'none', blocks })
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('is on pages, and on none that asks for all attention, whatever the tenant says of its kind [U05]', async () => {
    await preloadParts()
    await show(<Root />, { page_types: [] })
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    for (const at of ['booking', 'maintenance'] as const) {
      cleanup()
      await show(<Root />, { at, page_types: [] })
      expect(screen.queryByRole('contentinfo')).toBeNull()
    }
  })

  it('shows markup of its block and of the tenant’s own host, cleaned [C09]', async () => {
    await show(<Footer />, {
      footer_content_url: 'https://sadeem.example/footer',
      ownFooter: '<p>From our site</p><script>window.ran = true</script><img src=x onerror="window.ran = true">',
      blocks: [{ key: 'footer', kind: 'html', html: '<h3>Hours</h3><p onclick="window.ran = true">Every day</p>' }],
    })
    await screen.findByText('From our site')
    expect(screen.getByText('Every day').hasAttribute('onclick')).toBe(false)
    expect(document.querySelector('footer :is(script, img)')).toBeNull()
    expect(window).not.toHaveProperty('ran')
  })
})
