import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { SettingsPage } from './settings-page.tsx'

let before: PropertyDescriptor | undefined
beforeAll(fillTestDom)
beforeEach(async () => {
  await forgetOwnPages()
  before = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker')
  // A browser that has no newer version for its worker.
  const value = { getRegistration: async () => undefined, getRegistrations: async () => [] }
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true, writable: true })
})
afterEach(() => {
  cleanup()
  if (before) Object.defineProperty(navigator, 'serviceWorker', before)
  else Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('the settings say which version this is, and look for a newer one at a press', async () => {
  const answers = { 'GET /account': 'pending' } as const
  await showOwnPage(<SettingsPage />, { at: 'settings', answers, build: 'a1b2c3d4' })
  expect((await screen.findByText(/^Version/)).textContent).toBe('Version a1b2c3d4')
  fireEvent.click(screen.getByRole('button', { name: 'Look for an update' }))
  await screen.findByText('You have the newest version.')
})
