import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { followServer, now } from '#src/clock/server-time.ts'
import { documentsQuery } from '#src/queries/own-documents.ts'
import { codeSent } from '#tests/support/booking'
import { account, fillTestDom, showOwnPage, type Answers } from '#tests/support/own-page'
import { DocumentsPage } from './documents-page.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  followServer(0)
})

const minutes = (count: number) => new Date(now() + count * 60_000).toISOString()
const blood = {
  id: '0a0a0a0a-0000-4000-8000-000000000001',
  document_type: 'medical',
  document_title: 'Blood of spring',
  tag_id: 'lab-result',
  notes: 'fasting',
  files: [],
  created_at: '2026-11-20T08:00:00Z',
}

/** A platform whose documents are locked until the code 123456 opens them for ten minutes. */
function platform(): Answers {
  let opened = 0
  return {
    'GET /account': { data: account },
    'GET /patients': { data: { patients: [] } },
    'GET /master/document-tags': { data: [{ id: 'lab-result', name: 'Lab result' }] },
    'POST /auth/document/otp': { data: { ...codeSent, expires_at: minutes(5), resend_at: minutes(1) } },
    'POST /auth/document/otp/verify': () => ({
      data: { access_token: `open-${++opened}`, expires_at: minutes(10) },
    }),
    'GET /patient/documents/gets': ({ headers }) =>
      headers['access-token'] === `open-${opened}`
        ? { data: { documents: [blood], used_bytes: 9 } }
        : { refused: 'access_token_invalid' },
  }
}

const open = (answers = platform()) =>
  showOwnPage(<DocumentsPage />, { at: 'documents', answers, configuration: { document_rules: { code: true } } })

async function unlock() {
  fireEvent.click(await screen.findByRole('button', { name: 'Text me the code' }))
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
}

it('opened documents lock by themselves when their ten minutes are over, and say so [C32] [P02]', async () => {
  const { app } = await open()
  await unlock()
  const row = await screen.findByRole('button', { name: /Blood of spring/ })
  fireEvent.click(row)
  await screen.findByText('fasting')
  // Just before the end nothing happens.
  act(() => followServer(9.9 * 60_000))
  expect(screen.getByText('fasting')).toBeDefined()

  act(() => followServer(10.1 * 60_000))
  expect(await screen.findByText('The ten minutes are over, so they are locked again.')).toBeDefined()
  expect(screen.queryByText('fasting')).toBeNull()
  expect(screen.queryByText('Blood of spring')).toBeNull()
  expect(app.queryClient.getQueryData(documentsQuery(app).queryKey)).toBeUndefined()
  expect(document.activeElement?.textContent).toBe('Your documents are locked')

  await unlock()
  expect(await screen.findByRole('button', { name: /Blood of spring/ })).toBeDefined()
})

it('open by a code that is mailed where the account has no phone, and speak of none [C32]', async () => {
  const { phone: _, country_code: __, ...mailed } = account
  await open({
    ...platform(),
    'GET /account': { data: { ...mailed, phone_verified: false, email: 'layla@example.org' } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Email me the code' }))
  expect(screen.getByText('They open with a code that we email to you, and stay open for ten minutes.')).toBeDefined()
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } })
  expect(await screen.findByRole('button', { name: /Blood of spring/ })).toBeDefined()
})

it('what is being written when they lock is hidden, and there again when they are open [C32]', async () => {
  await open()
  await unlock()
  fireEvent.click(await screen.findByRole('button', { name: 'Add a document' }))
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Letter of the clinic' } })
  act(() => followServer(10.1 * 60_000))
  const sheet = screen.getByRole('dialog')
  expect(await within(sheet).findByText('Your documents are locked')).toBeDefined()
  expect(screen.queryByLabelText(/^Title/)).toBeNull()
  expect(screen.getAllByText('Your documents are locked')).toHaveLength(1)

  await unlock()
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Letter of the clinic')
})

it('nothing of them waits on the device: without a network saving and deleting say that they need one [P02]', async () => {
  await open()
  await unlock()
  const described = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-describedby')!)
  fireEvent.click(await screen.findByRole('button', { name: 'Add a document' }))
  act(() => onlineManager.setOnline(false))
  expect(described(await screen.findByRole('button', { name: 'Save' }))?.textContent).toBe('Needs a connection')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(await screen.findByRole('button', { name: /Blood of spring/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete this document?' })
  expect(described(within(question).getByRole('button', { name: 'Delete' }))?.textContent).toBe('Needs a connection')
})

it('they lock at once where the platform says that the access is over [P02]', async () => {
  const answers = platform()
  const { app } = await open(answers)
  await unlock()
  await screen.findByRole('button', { name: /Blood of spring/ })
  answers['GET /patient/documents/gets'] = { refused: 'access_token_invalid' }
  void app.queryClient.refetchQueries({ queryKey: documentsQuery(app).queryKey })
  expect(await screen.findByText('Your documents are locked')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Blood of spring')).toBeNull())
})

it('a device that slept over the end locks them when it is looked at', async () => {
  await open()
  await unlock()
  await screen.findByRole('button', { name: /Blood of spring/ })
  const { now: deviceNow } = Date
  Date.now = () => deviceNow() + 11 * 60_000
  window.document.dispatchEvent(new Event('visibilitychange'))
  Date.now = deviceNow
  expect(await screen.findByText('Your documents are locked')).toBeDefined()
})

it('a wrong code says how many tries are left, and after the last one another is sent when it is asked for [C32]', async () => {
  const answers = platform()
  answers['POST /auth/document/otp/verify'] = { refused: 'code_invalid', details: { attempts_left: 1 } }
  const { asked } = await open(answers)
  await unlock()
  expect((await screen.findByRole('alert')).textContent).toBe('This code isn’t right. One more try.')
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  expect([field.value, document.activeElement]).toEqual(['', field])
  answers['POST /auth/document/otp/verify'] = { refused: 'code_attempts_exceeded' }
  fireEvent.change(field, { target: { value: '654321' } })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/new code/i))

  // Not before the pause is over.
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
  act(() => followServer(1.1 * 60_000))
  answers['POST /auth/document/otp/verify'] = { data: { access_token: 'open-0', expires_at: minutes(10) } }
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new code' }))
  await waitFor(() => expect(asked.filter((call) => call === 'POST /auth/document/otp')).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } })
  expect(await screen.findByRole('button', { name: /Blood of spring/ })).toBeDefined()
})

it('a code that could not be sent says why, and the next press sends it [C32]', async () => {
  const answers = platform()
  answers['POST /auth/document/otp'] = { refused: 'codes_of_phone_limit' }
  await open(answers)
  fireEvent.click(await screen.findByRole('button', { name: 'Text me the code' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We have texted this number several codes/)
  answers['POST /auth/document/otp'] = { data: { ...codeSent, expires_at: minutes(5), resend_at: minutes(1) } }
  await unlock()
  expect(await screen.findByRole('button', { name: /Blood of spring/ })).toBeDefined()
})
