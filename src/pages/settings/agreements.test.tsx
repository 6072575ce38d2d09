import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { account, fillTestDom, showOwnPage } from '#tests/support/own-page'
import { SettingsPage } from './settings-page.tsx'

beforeAll(fillTestDom)
afterEach(cleanup)

const show = (consents: typeof account.consents) =>
  showOwnPage(<SettingsPage />, { at: 'settings', answers: { 'GET /account': { data: { ...account, consents } } } })
const focused = () => document.activeElement?.getAttribute('name') ?? null

it('a link to an agreement that is missing leads to its box', async () => {
  const { router } = await show(account.consents.filter(({ kind }) => kind === 'terms'))
  await screen.findByRole('button', { name: 'Agree and save' })
  await act(() => router.navigate({ to: '.', search: { field: 'health_data' } }))
  await waitFor(() => expect(focused()).toBe('health_data'))
})

it('an address that names another field of the page, or an agreement that is given, moves no focus', async () => {
  const { router } = await show(account.consents.filter(({ kind }) => kind === 'terms'))
  await screen.findByRole('button', { name: 'Agree and save' })
  for (const field of ['terms', 'birthday']) {
    await act(() => router.navigate({ to: '.', search: { field } }))
    expect(focused()).toBeNull()
  }
})

it('what an account still needs is asked for before what is loaded one after the other, and what it has stands further down', async () => {
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  await show(account.consents.filter(({ kind }) => kind === 'terms'))
  await screen.findByRole('button', { name: 'Agree and save' })
  expect(headings()[0]).toBe('What you agreed to')
  expect(headings().filter((heading) => heading === 'What you agreed to')).toHaveLength(1)
  cleanup()
  await show(account.consents)
  await screen.findByRole('heading', { level: 2, name: 'What you agreed to' })
  expect(headings().indexOf('What you agreed to')).toBeGreaterThan(headings().indexOf('Recent activity'))
})
