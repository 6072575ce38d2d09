import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { account, fillTestDom, showOwnPage, type Answer } from '#tests/support/own-page'
import { SettingsPage } from './settings-page.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

/** What is loaded when it is asked for takes longer than a second where much else runs. */
const ofLoading = { timeout: 10_000 }
const ahead = 'GET /patientapp/appointments'
const coming = { data: { appointments: [], total: 2 } }

/** Opens the sheet in which an account is deleted, with what its coming visits are answered with. */
async function open(visits: () => Answer) {
  const { asked } = await showOwnPage(<SettingsPage />, {
    at: 'settings',
    answers: {
      'GET /account': { data: account },
      [ahead]: visits,
      'POST /account/deletion': { data: { deletes_at: '2026-12-26T06:00:00.000Z' } },
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }, ofLoading))
  const confirm = await screen.findByRole('button', { name: 'Delete in 30 days' }, ofLoading)
  const dialog = confirm.closest('dialog')!
  fireEvent.click(within(dialog).getByRole('checkbox'))
  const press = () => act(async () => confirm.click())
  return { confirm, dialog: within(dialog), press, isAskedFor: () => asked.includes('POST /account/deletion') }
}
const notYet = 'Not yet: what becomes of your coming visits has not been read.'

it('the deletion of an account cannot be confirmed while its coming visits are being read, and says so [R12]', async () => {
  const { confirm, dialog, press, isAskedFor } = await open(() => 'pending')
  await dialog.findByText('Looking for your coming visits…')
  expect(document.getElementById(confirm.getAttribute('aria-describedby')!)!.textContent).toContain('Looking for')
  await press()
  await dialog.findByText(notYet)
  expect(isAskedFor()).toBe(false)
})

it('nor where they could not be read: it offers to try again, and can be confirmed then [R12]', async () => {
  let answer: Answer = { refused: 'unavailable', status: 503 }
  const { dialog, press, isAskedFor } = await open(() => answer)
  await dialog.findByText('Your coming visits could not be read', undefined, ofLoading)
  await press()
  await dialog.findByText(notYet)
  answer = coming
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  await dialog.findByText('Your 2 coming visits stay booked', undefined, ofLoading)
  expect([dialog.queryByText(notYet), isAskedFor()]).toEqual([null, false])
  await press()
  await waitFor(() => expect(isAskedFor()).toBe(true), ofLoading)
})

it('without a network no button is offered that could do nothing', async () => {
  const { dialog, press, isAskedFor } = await open(() => 'offline')
  act(() => onlineManager.setOnline(false))
  await dialog.findByText('Your coming visits could not be read', undefined, ofLoading)
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  await press()
  expect(isAskedFor()).toBe(false)
})
