import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { notificationTopics, type AccountEventKind } from '#contract/settings'
import { ownCopyKey } from '#src/session/own-copies.ts'
import { copyAge } from '#src/shell/staleness-notice/page-age.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { account, fillTestDom, forgetOwnPages, showOwnPage, type Answers } from '#tests/support/own-page'
import { SettingsPage } from './settings-page.tsx'

// What is loaded when it is needed takes long where much else runs.
configure({ asyncUtilTimeout: 10_000 })
const storage = tenantStorage('own-pages')
beforeAll(fillTestDom)
afterEach(async () => {
  await forgetOwnPages()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const at = (day: number) => `2026-11-${day}T08:00:00.000Z`
const kinds: AccountEventKind[] = [
  'signed_in',
  'password_changed',
  'relative_added',
  'document_opened',
  'practice_read',
  'signed_up',
]
const online: Answers = {
  'GET /account': { data: { ...account, identity: 'ZQ4471902', language: 'ar' } },
  'GET /account/sessions': {
    data: {
      sessions: [
        {
          ...{ id: 's-1', browser: 'firefox', platform: 'android', created_at: at(20), last_seen_at: at(25) },
          ...{ is_kept: true, is_current: true },
        },
        {
          ...{ id: 's-2', browser: 'safari', platform: 'macos', created_at: at(11), last_seen_at: at(21) },
          ...{ is_kept: false, is_current: false },
        },
      ],
    },
  },
  'GET /account/passkeys': {
    data: {
      passkeys: [
        {
          ...{ id: 'k-1', name: 'Blue phone', browser: 'chrome', platform: 'ios', created_at: at(12) },
          ...{ backed_up: true, host: 'care.example' },
        },
      ],
    },
  },
  'GET /account/linked': { data: { ways: [{ provider: 'google', linked_at: at(13) }] } },
  'GET /account/calendar': { data: { created_at: at(14) } },
  'GET /account/events': {
    data: {
      events: kinds.map((kind, index) => ({
        ...{ kind, browser: 'edge', platform: 'linux', at: at(24 - index) },
        ...(kind === 'practice_read' && { browser: 'other', platform: 'other', facility: 'Harbour Clinic' }),
      })),
    },
  },
  'GET /account/notification/settings': {
    data: { settings: notificationTopics.map((topic) => ({ topic, push: true, sms: true, email: false })) },
  },
}
const offline: Answers = Object.fromEntries(
  [...Object.keys(online), 'PUT /account/language'].map((call) => [call, 'offline']),
)
const names = ['settings', 'devices', 'passkeys', 'ways', 'events', 'calendar', 'messages']

const open = (answers: Answers) =>
  showOwnPage(<SettingsPage />, { at: 'settings', answers, capabilities: { passkeys: true, social: ['google'] } })

async function readOnce() {
  vi.stubGlobal('PublicKeyCredential', class {})
  await open(online)
  for (const name of names)
    await waitFor(async () => expect(await storage.get(ownCopyKey('own-pages', name))).toBeDefined())
  cleanup()
}
const part = (heading: string) => within(screen.getByRole('region', { name: heading }))
const described = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

it('settings that were read are read without a network, with their age, and anew with one', async () => {
  await readOnce()
  onlineManager.setOnline(false)
  let answers = offline
  const asked: Answers = Object.fromEntries(Object.keys(online).map((call) => [call, () => answers[call] as never]))
  const { app } = await open(asked)
  for (const text of ['Firefox · Android', 'Safari · Mac', 'Blue phone', 'Google', 'Reminders', 'Password changed'])
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0)
  const read = screen.getByText('A clinic’s system read your details').closest('li')
  expect(read?.textContent).toMatch(/ · Harbour Clinic$/)
  expect(part('Language').getByRole<HTMLInputElement>('radio', { name: 'العربية' }).checked).toBe(true)
  expect(screen.getByText(/There is a link since .*14 November 2026/)).toBeDefined()
  expect(part('What you agreed to').getAllByRole('listitem').length).toBe(account.consents.length)
  expect(Date.now() - copyAge(app.queryClient)!).toBeLessThan(60_000)
  answers = online
  act(() => onlineManager.setOnline(true))
  await waitFor(() => expect(copyAge(app.queryClient)).toBeUndefined())
  expect(screen.getByRole('button', { name: /Show all 6/ })).toBeDefined()
})

it('of what has no effect without a network each control says so, and a press says why', async () => {
  await readOnce()
  onlineManager.setOnline(false)
  await open(offline)
  await screen.findByText('Blue phone')
  const buttons = [
    /^Sign out: Safari/,
    /^Sign out everywhere$/,
    /^Sign out all others/,
    /^Remove: Google/,
    /^Add a passkey/,
    /^Make a new link/,
    /^End the link/,
    /^Download/,
    /^Look for/,
  ]
  // Parts of the page come one after the other.
  for (const name of buttons)
    await waitFor(() => {
      const found = screen
        .getAllByRole('button')
        .filter((one) => name.test(one.getAttribute('aria-label') ?? one.textContent))
      expect([name, found.map(described)]).toEqual([name, ['Needs a connection']])
    })
  const languages = part('Language').getByRole('group')
  expect(described(languages)).toBe('Needs a connection')
  act(() => part('Language').getByRole('radio', { name: 'English' }).click())
  expect(await screen.findByText('You’re offline. Try again once you are connected.')).toBeDefined()
  expect(part('Language').getByRole<HTMLInputElement>('radio', { name: 'العربية' }).checked).toBe(true)
})

it('a part that was not read before says that it comes, and the others are read', async () => {
  await readOnce()
  for (const name of ['devices', 'passkeys']) await storage.remove(ownCopyKey('own-pages', name))
  onlineManager.setOnline(false)
  await open(offline)
  await screen.findByText('Google')
  const later = 'This appears as soon as you are connected again.'
  await waitFor(() => expect(screen.getAllByText(later)).toHaveLength(2))
  expect(screen.queryByText('Blue phone')).toBeNull()
  expect(screen.queryByText('You are offline')).toBeNull()
})

it('the least of settings is kept: the latest events, and of a passkey what tells it from others', async () => {
  await readOnce()
  const copy = async (name: string) => (await storage.get<{ value: unknown }>(ownCopyKey('own-pages', name)))?.value
  expect(await copy('events')).toHaveLength(5)
  expect(Object.keys((await copy('settings')) as object).sort()).toEqual(
    ['consents', 'country_code', 'has_password', 'language', 'phone'].sort(),
  )
  expect(await copy('passkeys')).toEqual([expect.not.objectContaining({ backed_up: true })])
  expect(JSON.stringify(await storage.entries(ownCopyKey('own-pages')))).not.toContain('ZQ4471902')
})
