import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fillTestDom, showOwnPage } from '#tests/support/own-page'
import { BackButton } from './back-button.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('leads back to the page before, where there is one', async () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue()
  const { router } = await showOwnPage(<BackButton />, { at: 'settings', answers: {} })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await act(() => router.navigate({ to: '/$locale', params: { locale: 'ar-ae' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(back).toHaveBeenCalledOnce()
})

it('is not where the app begins', async () => {
  const { router } = await showOwnPage(<BackButton />, { at: 'dashboard', answers: {} })
  await act(() => router.navigate({ to: '/$locale', params: { locale: 'ar-ae' } }))
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})
