import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { additions } from '#contract/services'
import { sessionStore } from '#src/session/session-store.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { fillTestDom, forgetOwnPages, showOwnPage, type Answer } from '#tests/support/own-page'
import { Devices } from './devices.tsx'

beforeAll(fillTestDom)
beforeEach(forgetOwnPages)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const store = outboxStore('own-pages')
/** A consent that waits. */
const keepOne = () =>
  store.put(
    {
      ...{ id: 'consent.1', idempotencyKey: 'consent.1', kind: 'visit_consent', tenant: 'own-pages', isOn: false },
      ...{ attempts: 0, state: 'queued', createdAt: new Date().toISOString() },
    } as never,
    (found) => found,
  )

async function pressEverywhere(answer: Answer) {
  const ended = `${additions.endDevices.method} ${additions.endDevices.path}`
  const { app, asked } = await showOwnPage(<Devices />, { at: 'settings', answers: { [ended]: answer } })
  const isEnded = () => asked.includes(ended)
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  return { isEnded, patient: () => sessionStore(app.tenant).patient() }
}
const answered = { data: { ended: 2 } }

it('signing out everywhere asks first where changes wait, and ends nothing before it is answered', async () => {
  await keepOne()
  const { isEnded, patient } = await pressEverywhere(answered)
  const question = within(await screen.findByRole('dialog', { name: 'Sign out before all is sent?' }))
  fireEvent.click(question.getByRole('button', { name: 'Stay signed in' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect([isEnded(), (await patient()) !== undefined, (await store.list()).length]).toEqual([false, true, 1])
  fireEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard and sign out' }))
  await expect.poll(patient).toBeUndefined()
  expect([isEnded(), await store.list()]).toEqual([true, []])
})

it('signing out everywhere ends all at once where nothing waits, and where that is refused nobody is signed out here', async () => {
  const refused = await pressEverywhere({ refused: 'unavailable', status: 503 })
  await expect.poll(refused.isEnded).toBe(true)
  await expect.poll(() => document.getElementById('notices')?.textContent).not.toBe('')
  // A sign-out here would take a few turns of the store.
  for (let turn = 0; turn < 20; turn += 1) expect(await refused.patient()).toBeDefined()
  cleanup()
  const { isEnded, patient } = await pressEverywhere(answered)
  await expect.poll(patient).toBeUndefined()
  expect(isEnded()).toBe(true)
})
