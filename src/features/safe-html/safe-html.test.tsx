import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { useFollowLinks } from '#src/routes/follow-links.ts'
import { parseSearch, stringifySearch } from '#src/routes/search.ts'
import { withAppLinks } from './app-links.ts'
import { SafeHtml } from './safe-html.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const app = {
  basePath: '/care',
  locale: locales['ar-ae'],
  keyInUrl: true,
  tenant: 'insurer',
} as unknown as AppContext

function Root() {
  useFollowLinks()
  return <Outlet />
}

function routerWith(html: string) {
  const root = createRootRoute({ component: Root })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale/$',
    component: () => <SafeHtml html={html} />,
  })
  return createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/care/ar-ae/search/result'] }),
    basepath: '/care',
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) => <AppProvider value={app}>{children}</AppProvider>,
  })
}

async function show(html: string) {
  const router = routerWith(html)
  await router.load()
  render(<RouterProvider router={router} />)
  return router
}

describe('a tenant’s markup', () => {
  it('is cleaned in the browser when it is set there [C05]', async () => {
    await show(
      '<p>hello <strong>you</strong></p><script>window.ran = true</script><iframe src="/"></iframe>' +
        '<img src="x" onerror="window.ran = true"><svg onload="window.ran = true"></svg><p style="position:fixed">over</p>' +
        '<a href="javascript:alert(1)">run</a><style>body{display:none}</style><form action="/x"><input></form>',
    )
    await screen.findByText('you')
    expect(document.body.querySelector('script, iframe, img, svg, style, form, input, [style], [onload]')).toBeNull()
    expect(screen.getByText('run').getAttribute('href')).toBeNull()
    expect(window).not.toHaveProperty('ran')
  })

  it('leads within the app in the page’s locale, with its key and without loading a document', async () => {
    const router = await show('<p><a href="/search/result?visit=telemedicine&amp;city=dubai">By video</a></p>')
    const link = await screen.findByRole('link', { name: 'By video' })
    expect(link.getAttribute('href')).toBe('/care/ar-ae/search/result?visit=telemedicine&city=dubai&key=insurer')
    fireEvent.click(link)
    await waitFor(() => expect(router.state.location.search).toMatchObject({ visit: 'telemedicine', city: 'dubai' }))
    expect(router.state.location.pathname).toBe('/ar-ae/search/result')
  })

  it('leaves the app in a tab that knows nothing of this one, and by https alone', async () => {
    await show('<a href="https://sadeem.example/?a=1&amp;b=2">Site</a><a href="http://sadeem.example">Plain</a>')
    const link = await screen.findByText('Site')
    expect(link.getAttribute('href')).toBe('https://sadeem.example/?a=1&b=2')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(screen.getByText('Plain').hasAttribute('href')).toBe(false)
  })

  it('is shown at once as the server wrote it, and cleaned when something else takes its place', async () => {
    const Page = () => {
      const [html, setHtml] = useState('<p>From the server</p>')
      return (
        <>
          <button onClick={() => setHtml('<p>Newer<img src=x onerror="window.ran = true"></p>')} />
          <SafeHtml html={html} />
        </>
      )
    }
    const root = createRootRoute({ component: Page })
    const make = () =>
      createRouter({
        routeTree: root,
        history: createMemoryHistory({ initialEntries: ['/'] }),
        Wrap: ({ children }) => <AppProvider value={app}>{children}</AppProvider>,
      })
    const served = make()
    await served.load()
    const host = document.createElement('div')
    host.innerHTML = renderToString(<RouterProvider router={served} />)
    expect(host.textContent).toBe('From the server')
    document.body.append(host)
    const paragraph = host.querySelector('p')
    const live = make()
    await live.load()
    await act(async () => hydrateRoot(host, <RouterProvider router={live} />))
    expect(host.querySelector('p')).toBe(paragraph)
    fireEvent.click(host.querySelector('button')!)
    await waitFor(() => expect(host.textContent).toBe('Newer'))
    expect(host.querySelector('img')).toBeNull()
  })
})

describe('links in markup', () => {
  it.each([
    ['<a href="/doctors">x</a>', '<a href="/care/ar-ae/doctors?key=insurer">x</a>'],
    ['<a lang="en" href="tel:+971800">x</a>', '<a href="tel:+971800" lang="en">x</a>'],
    // A page that is not there, and addresses that only seem to be ours.
    ['<a href="/no-such-page">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="https://evil.example&quot; onclick=&quot;alert(1)">x</a>', '<a>x</a>'],
  ])('%s becomes %s', (written, shown) => {
    expect(withAppLinks(written, app)).toBe(shown)
  })
})
