import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { followServer } from '#src/clock/server-time.ts'
import { useNow } from './use-now.ts'

afterEach(() => followServer(0))

function Today() {
  return <p>{useNow()?.toISOString().slice(0, 10)}</p>
}
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

it('today is the server’s, also for who opened the page before that was known', async () => {
  render(<Today />)
  expect(await screen.findByText(dayOf(Date.now()))).toBeTruthy()
  act(() => followServer(-3 * 86_400_000))
  expect(await screen.findByText(dayOf(Date.now() - 3 * 86_400_000))).toBeTruthy()
})
