import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { announceUpdate } from '#src/page-load/app-update.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { SettingsPage } from './settings-page.tsx'

beforeAll(fillTestDom)
beforeEach(forgetOwnPages)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the settings say which version this is, and bring a newer one at a press, but in no booking', async () => {
  await showOwnPage(<SettingsPage />, { at: 'settings', answers: { 'GET /account': 'pending' }, build: 'a1b2c3d4' })
  expect((await screen.findByText(/^Version/)).textContent).toBe('Version a1b2c3d4')
  fireEvent.click(screen.getByRole('button', { name: 'Look for an update' }))
  await screen.findByText('You have the newest version.')
  const apply = vi.fn()
  const bookingEnds = blockUpdates('booking')
  act(() => announceUpdate(apply))
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull()
  act(bookingEnds)
  fireEvent.click(screen.getByRole('button', { name: 'Update now' }))
  expect(apply).toHaveBeenCalledOnce()
})
