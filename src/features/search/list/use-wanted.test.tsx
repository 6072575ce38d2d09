import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useWanted } from './use-wanted.ts'

afterEach(cleanup)

const none = { insurances: [] as string[] }
const of = (...insurances: string[]) => ({ insurances })

/** A list at an address, which follows what is asked for only when it is told to. */
function open() {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const { result, rerender } = renderHook((criteria: typeof none) => useWanted(criteria), {
    initialProps: none,
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
  return {
    shown: () => result.current[0].insurances,
    tick: (insurer: string) => act(() => result.current[1](of(...result.current[0].insurances, insurer))),
    arrive: (...insurances: string[]) => rerender(of(...insurances)),
    settle: () => act(() => router.load()),
  }
}

it('shows a choice before the address has it, and goes on from there', async () => {
  const { shown, tick, arrive, settle } = open()
  tick('waha')
  expect(shown()).toEqual(['waha'])
  tick('sadeem')
  expect(shown()).toEqual(['waha', 'sadeem'])
  // The first is already there when the second is still on its way.
  arrive('waha')
  expect(shown()).toEqual(['waha', 'sadeem'])
  arrive('waha', 'sadeem')
  await settle()
  expect(shown()).toEqual(['waha', 'sadeem'])
})

it('follows an address that nobody asked for here', () => {
  const { shown, tick, arrive } = open()
  tick('waha')
  arrive('waha')
  arrive()
  expect(shown()).toEqual([])
  tick('sadeem')
  arrive('orchard')
  expect(shown()).toEqual(['orchard'])
})

it('lets go of a choice whose address somebody left before it was there', async () => {
  const { shown, tick, settle } = open()
  tick('waha')
  await settle()
  expect(shown()).toEqual([])
})
