import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import { toBase64 } from '#src/session/encode-password.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { deviceKey } from '#src/storage/device-key.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { alerts, atPassword, calls, noteOf, number, readyDevice, tenant } from '#tests/support/reset-page'

beforeEach(readyDevice)
afterEach(cleanup)

describe('the new password', () => {
  it('is asked for in both fields [V06]', async () => {
    const page = await atPassword()
    await page.user.type(page.field('Confirm password'), '   ')
    await page.press('Save password')
    await vi.waitFor(() => expect(noteOf(page.field('New password'))).toBe('New password is required'))
    expect(noteOf(page.field('Confirm password'))).toBe('New password is required')
    expect(alerts()).toContain('New password is required')
    expect(document.activeElement).toBe(page.field('New password'))
  })

  it('has to be the same twice [V05]', async () => {
    const page = await atPassword()
    const sentence = 'new password should be equal with confirm password'
    await page.user.type(page.field('New password'), 'a long secret')
    await page.user.type(page.field('Confirm password'), 'another')
    await page.press('Save password')
    await vi.waitFor(() => expect(noteOf(page.field('Confirm password'))).toBe(sentence))
    expect(document.activeElement).toBe(page.field('Confirm password'))
    expect(page.account.resetPasswordByPhone).not.toHaveBeenCalled()
    await page.user.clear(page.field('Confirm password'))
    await page.user.type(page.field('Confirm password'), 'a long secret')
    await vi.waitFor(() => expect(noteOf(page.field('Confirm password'))).toBeUndefined())
  })

  it('is said to be long enough once it is', async () => {
    const page = await atPassword()
    expect(noteOf(page.field('New password'))).toBe('8 characters or more')
    await page.user.type(page.field('New password'), 'a long secret')
    expect(noteOf(page.field('New password'))).toBe('Long enough')
    expect(page.field('New password').autocomplete).toBe('new-password')
  })

  it('is stored by a password manager under the number that it is of', async () => {
    const page = await atPassword()
    const fields = [...document.querySelectorAll<HTMLInputElement>('form [autocomplete]')]
    expect(fields.map(({ autocomplete, value }) => [autocomplete, value])).toEqual([
      ['username', `+${number.country_code}${number.phone}`],
      ['new-password', ''],
      ['new-password', ''],
    ])
    expect(page.field('Confirm password').autocomplete).toBe('new-password')
  })

  it('is sent as Base64, and is nowhere on the device [V07] [C28] [S24]', async () => {
    const page = await atPassword()
    await page.user.type(page.field('New password'), 'كلمة سر طويلة')
    await page.user.type(page.field('Confirm password'), 'كلمة سر طويلة')
    await page.press('Save password')
    await page.sees('Password changed')
    const body = { ...number, password: toBase64('كلمة سر طويلة'), token_reset_password: 'right-1' }
    expect(page.account.resetPasswordByPhone.mock.calls[0]![0]).toEqual(body)
    await vi.waitFor(async () => expect(await tenantStorage(tenant).entries('')).toEqual([]))
  })

  it('that the platform refuses is said at its field, and what is typed stays', async () => {
    const account = calls()
    account.resetPasswordByPhone.mockRejectedValueOnce(new Problem('password_refused'))
    const page = await atPassword(account)
    await page.user.type(page.field('New password'), 'password')
    await page.user.type(page.field('Confirm password'), 'password')
    await page.press('Save password')
    await vi.waitFor(() => expect(noteOf(page.field('New password'))).toMatch(/This password can’t be used/))
    expect(page.field('New password').value).toBe('password')
  })

  it('that comes too late leads back to the phone', async () => {
    const account = calls()
    account.resetPasswordByPhone.mockRejectedValueOnce(new Problem('reset_token_invalid'))
    const page = await atPassword(account)
    await page.user.type(page.field('New password'), 'a long secret')
    await page.user.type(page.field('Confirm password'), 'a long secret')
    await page.press('Save password')
    await vi.waitFor(() => expect(alerts()[0]).toMatch(/Too much time has passed/))
    await page.press('Ask for a new code')
    await page.sees('What is your mobile number?')
  })
})

describe('the end', () => {
  async function save() {
    const page = await atPassword()
    await page.user.type(page.field('New password'), 'a long secret')
    await page.user.type(page.field('Confirm password'), 'a long secret')
    await page.press('Save password')
    await page.sees('Password changed')
    return page
  }

  it('leads to the sign-in, and begins no session [S25]', async () => {
    const page = await save()
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/en-ae/account/sign-in')
    expect(page.account.signInByPhone).not.toHaveBeenCalled()
    expect(await sessionStore(tenant).patient()).toBeUndefined()
  })

  it('is a session where the patient was on the way to something of theirs [S25]', async () => {
    await returnPaths(tenant).keep('/en-ae/dashboard/profile')
    const page = await save()
    await waitFor(page.reset, (state) => state.matches({ success: 'signedIn' }))
    const said = { ...number, password: toBase64('a long secret'), device_key: await deviceKey(tenant) }
    expect(page.account.signInByPhone.mock.calls[0]![0]).toEqual(said)
    expect(await sessionStore(tenant).patient()).toMatchObject({ id: 'layla', idToken: 'bearer' })
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })

  it.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)'])('leads to no %s', async (path) => {
    await returnPaths(tenant).keep(path)
    const page = await save()
    await screen.findByRole('link', { name: 'Sign in' })
    expect(page.account.signInByPhone).not.toHaveBeenCalled()
  })
})
