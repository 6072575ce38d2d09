import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '#contract/account'
import { ownDraft } from '#src/features/own-forms/own-draft.ts'
import { profileForm } from '#src/outbox/changed-fields/own-forms.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, forgetOwnPages, showOwnPage, type Answer } from '#tests/support/own-page'
import { toTyped } from './profile-form.ts'
import { ProfilePage } from './profile-page.tsx'

beforeAll(fillTestDom)
afterEach(forgetOwnPages)

const shown: Account = { ...account, gender: 'female', height: 168, identity_type_id: 'passport', identity: 'N1234567' }
const sent: Record<string, string>[] = []

/** The fields of a form of several parts. */
const fieldsIn = (body: string) =>
  Object.fromEntries([...body.matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n/g)].map(([, name, value]) => [name, value]))

/** The profile of a patient of whom the platform says one after the other of these. */
async function show(...accounts: Account[]) {
  let asked = 0
  sent.length = 0
  const shown = await showOwnPage(<ProfilePage />, {
    at: 'profile',
    answers: {
      'GET /account': (): Answer => ({ data: accounts[Math.min(asked++, accounts.length - 1)] }),
      'PUT /account': ({ body }) => {
        sent.push(fieldsIn(body ?? ''))
        return { data: accounts.at(-1) }
      },
      'GET /master/identity-types': { data: [] },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  return shown
}
/** Typed on this device while the profile was as it says. */
const typedOver = (base: Account, typed: Partial<ReturnType<typeof toTyped>>) =>
  ownDraft('own-pages', profileForm).keep({ typed: { ...toTyped(base), ...typed }, base: toTyped(base) })
const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
const noteOf = (title: string) => screen.getByText(title).closest<HTMLElement>('[role]')!
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } })
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}

/** The draft is deleted by then. */
const isSaved = () => screen.findByText('Your details are saved.')

describe('a draft of a profile', () => {
  it('shows what was changed elsewhere as it is saved now, and says so', async () => {
    await typedOver(shown, { weight: '61' })
    await show({ ...shown, height: 170 })
    expect([valueOf('height'), valueOf('weight')]).toEqual(['170', '61'])
    expect(noteOf('Changed elsewhere since you typed here').role).toBe('status')
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ height: '170', weight: '61' }]))
    await isSaved()
  })

  it.each([
    ['What is saved', '172'],
    ['What I typed here', '170'],
  ])('saves nothing until the patient has chosen where both differ: %s', async (choice, height) => {
    await typedOver(shown, { height: '170' })
    await show({ ...shown, height: 172 })
    expect(noteOf('Changed elsewhere since you typed here').role).toBe('alert')
    expect(screen.getByText(/^Different here and there: Height in cm\./)).toBeDefined()
    await press('Save')
    expect(await screen.findByText(/^Choose first what to keep/)).toBeDefined()
    expect(sent).toEqual([])
    await press(choice)
    expect(valueOf('height')).toBe(height)
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ height }]))
    await isSaved()
  })

  it('is looked at again before it is saved: what was changed meanwhile is shown first', async () => {
    await show(shown, { ...shown, gender: 'male' })
    type('weight', '61')
    await press('Save')
    expect(await screen.findByText(/^The details were changed elsewhere just now/)).toBeDefined()
    expect([valueOf('gender'), sent]).toEqual(['male', []])
    await press('Save')
    await waitFor(() => expect(sent).toMatchObject([{ gender: 'male', weight: '61' }]))
    await isSaved()
  })

  it('has no identity that is saved', async () => {
    await show(shown)
    type('weight', '61')
    const stored = async () => JSON.stringify(await tenantStorage('own-pages').list(''))
    await waitFor(async () => expect(await stored()).toContain('"61"'))
    expect(await stored()).not.toContain('N1234567')
  })

  it('is deleted after 72 hours, although nobody opens its form', async () => {
    const storage = tenantStorage('own-pages')
    const old = { machine: 'relative', version: 2, tenant: 'own-pages', savedAt: '2020-01-01T00:00:00Z', draft: {} }
    await storage.set('patientweb:own-pages:draft:relative:new', old)
    await show(shown)
    await waitFor(async () => expect(await storage.list('patientweb:own-pages:draft')).toEqual([]))
  })
})

describe('what the platform alone refuses of a profile', () => {
  it('is said at its field, which has the focus, until it is another', async () => {
    const path = '/emergency_contact_phone'
    let writes = 0
    await showOwnPage(<ProfilePage />, {
      at: 'profile',
      answers: {
        'GET /account': { data: shown },
        'PUT /account': () => {
          writes += 1
          return {
            refused: 'validation_failed',
            status: 400,
            fields: [{ path, message: 'is not the number of a phone' }],
          }
        },
        'GET /master/identity-types': { data: [] },
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'Profile' })
    type('emergency_contact_phone', '+971 50 123 0009')
    await press('Save')
    const field = document.querySelector('[name="emergency_contact_phone"]')!
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('This number can’t be reached. Check it and its country code.')).toBeDefined()
    expect(document.activeElement).toBe(field)
    // It is known by now.
    await press('Save')
    type('weight', '61')
    expect([writes, field.getAttribute('aria-invalid')]).toEqual([1, 'true'])
    type('emergency_contact_phone', '+971 50 123 0008')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).not.toBe('true'))
  })
})

describe('what a profile lacks', () => {
  it('is named, each a link that leads to its field', async () => {
    const { router } = await show({ ...account, missing: ['birthday', 'identity', 'shoe_size'] })
    const links = within(screen.getByRole('list', { name: 'Still empty' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Date of birth', 'Identity'])
    fireEvent.click(links[1]!)
    expect(document.activeElement?.getAttribute('name')).toBe('identity_type_id')
    expect(links[0]!.getAttribute('href')).toBe('/en-ae/dashboard/profile?field=birthday')
    await act(() => router.navigate({ to: '.', search: { field: 'birthday' } }))
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('birthday-day'))
  })
})
