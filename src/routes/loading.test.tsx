import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePageLoading } from './loading.ts'

afterEach(cleanup)

/** An app of two pages; the second waits until `settle` or `fail` is called. */
async function open() {
  let settle = () => {}
  let fail = () => {}
  const seen: boolean[] = []
  function Frame() {
    const isLoading = usePageLoading()
    if (seen.at(-1) !== isLoading) seen.push(isLoading)
    return (
      <>
        <output aria-label="Loading">{String(isLoading)}</output>
        <Outlet />
      </>
    )
  }
  const root = createRootRoute({ component: Frame })
  const first = createRoute({ getParentRoute: () => root, path: '/', component: () => 'first page' })
  const second = createRoute({
    getParentRoute: () => root,
    path: '/second',
    loader: () =>
      new Promise<void>((resolve, reject) => {
        settle = resolve
        fail = () => reject(new Error('no such page'))
      }),
    component: () => 'second page',
    errorComponent: () => 'it failed',
  })
  const router = createRouter({
    routeTree: root.addChildren([first, second]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingMs: Infinity,
  })
  render(<RouterProvider router={router} />)
  await screen.findByText('first page')
  await flagIs('false')
  return { seen, go: () => void router.navigate({ to: '/second' }), settle: () => settle(), fail: () => fail() }
}

const flagIs = (value: string) => waitFor(() => expect(screen.getByLabelText('Loading').textContent).toBe(value))

it('is set when a change of page starts and cleared when the page is there [S01]', async () => {
  const { seen, go, settle } = await open()
  seen.length = 0
  go()
  await flagIs('true')
  expect(screen.getByText('first page')).toBeTruthy()
  settle()
  await screen.findByText('second page')
  await flagIs('false')
  expect(seen).toEqual([true, false])
})

it('is cleared when the page fails [S01]', async () => {
  const { seen, go, fail } = await open()
  seen.length = 0
  go()
  await flagIs('true')
  fail()
  await screen.findByText('it failed')
  await flagIs('false')
  expect(seen).toEqual([true, false])
})
