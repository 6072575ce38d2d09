import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { showViewer } from '#src/session/use-viewer.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { useReturn } from './use-return.ts'

const tenant = 'return'
const paths = returnPaths(tenant)

beforeEach(async () => {
  window.scrollTo = vi.fn()
  await tenantStorage(tenant).clear()
})
afterEach(() => {
  cleanup()
  showViewer({ kind: 'nobody' })
})

/** The page of a reset that has signed Layla in. */
async function open() {
  await paths.begin('layla')
  showViewer({ kind: 'patient', id: 'layla' })
  const history = createMemoryHistory({ initialEntries: ['/en-ae/reset-password'] })
  const Page = () => {
    useReturn(true)
    return null
  }
  const router = createRouter({ routeTree: createRootRoute({ component: Page, notFoundComponent: Page }), history })
  const app = { tenant, locale: locales['en-ae'], basePath: '', keyInUrl: false } as AppContext
  render(
    <AppProvider value={app}>
      <RouterProvider router={router as never} />
    </AppProvider>,
  )
  return history
}

it.each([
  ['where their own session had ended', 'layla', '/en-ae/dashboard/profile'],
  ['where nobody’s had', undefined, '/en-ae/dashboard/profile'],
  ['to their dashboard, not where another patient’s had ended', 'omar', '/en-ae/dashboard/main'],
])('leads whom a reset signs in %s', async (_, whose, address) => {
  await paths.keep('/en-ae/dashboard/profile', whose)
  const history = await open()
  await waitFor(() => expect(history.location.href).toBe(address))
  expect(await paths.find()).toBeUndefined()
})
