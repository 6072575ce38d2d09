import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import { selectScreen } from '#machines/password-reset/password-reset.selectors'
import { toBase64 } from '#src/session/encode-password.ts'
import { alerts, atCode, calls, noteOf, number, openPage, readyDevice } from '#tests/support/reset-page'

beforeEach(readyDevice)
afterEach(cleanup)

describe('the phone', () => {
  it('that is none is said at its field and beside the button, and no code is sent [V03] [E10] [S22]', async () => {
    const page = await openPage()
    await page.user.type(page.field('Mobile phone'), '12')
    await page.press('Text me the code')
    await vi.waitFor(() => expect(noteOf(page.field('Mobile phone'))).toBe('Invalid phone number'))
    expect(alerts()).toContain('Invalid phone number')
    expect(document.activeElement).toBe(page.field('Mobile phone'))
    expect(page.account.sendCode).not.toHaveBeenCalled()
  })

  it('that the platform refuses is said the same way, and other refusals in their own words [E10]', async () => {
    const account = calls()
    account.sendCode.mockRejectedValueOnce(new Problem('phone_invalid'))
    const page = await openPage(account)
    await page.user.type(page.field('Mobile phone'), '050 123 4567')
    await page.press('Text me the code')
    await vi.waitFor(() => expect(noteOf(page.field('Mobile phone'))).toBe('Invalid phone number'))
    account.sendCode.mockRejectedValueOnce(new Problem('codes_of_phone_limit'))
    await page.press('Text me the code')
    await vi.waitFor(() => expect(alerts()[0]).toMatch(/We have texted this number several codes/))
    expect(noteOf(page.field('Mobile phone'))).toBeUndefined()
    expect(page.field('Mobile phone').value).toBe('050 123 4567')
  })

  it('of a country that is texted no codes is known before a call', async () => {
    const page = await openPage()
    await page.user.type(page.field('Mobile phone'), '+93 70 123 4567')
    await page.press('Text me the code')
    await vi.waitFor(() => expect(noteOf(page.field('Mobile phone'))).toMatch(/this country/))
    expect(page.account.sendCode).not.toHaveBeenCalled()
  })

  it('is asked for again, with a sentence, where the last step is opened without the right to it', async () => {
    const page = await openPage()
    act(() => page.reset.send({ type: 'step.revisited', step: 'update' }))
    expect((await screen.findByRole('status')).textContent).toMatch(/confirm your number or email first/)
  })
})

describe('the email', () => {
  const at = (account = calls()) => openPage(account, { orEmail: true })
  const label = 'Mobile phone or email'

  it('that is none is said at its field, and no link is sent', async () => {
    const page = await at()
    await page.sees('What is your number or email?')
    await page.user.type(page.field(label), 'layla@')
    await page.press('Email me a link')
    await vi.waitFor(() => expect(noteOf(page.field(label))).toBe('This doesn’t look like an email address.'))
    expect(page.account.sendResetLink).not.toHaveBeenCalled()
  })

  it('is mailed a link, and another one when that is asked for [S26]', async () => {
    const page = await at()
    await page.user.type(page.field(label), 'Layla@Example.org')
    await page.press('Email me a link')
    await page.sees('Look in your inbox')
    expect(page.account.sendResetLink.mock.calls[0]![0]).toEqual({ email: 'layla@example.org' })
    expect(document.body.textContent).toContain('We sent an email to layla@example.org.')
    page.account.sendResetLink.mockRejectedValueOnce(new Problem('codes_of_phone_limit'))
    await page.press('Send it again')
    await vi.waitFor(() => expect(alerts()[0]).toMatch(/emailed this address several links/))
    await page.press('Change email')
    expect(page.field(label).value).toBe('Layla@Example.org')
  })

  it('of a link that was used is not asked for: the page says so, and leads to another link [S26]', async () => {
    const account = calls()
    account.checkResetLink.mockRejectedValueOnce(new Problem('reset_token_invalid', { details: { reason: 'used' } }))
    const page = await at(account)
    act(() => page.reset.send({ type: 'link.opened', token: 'token-of-a-link' }))
    await page.sees('This link no longer works')
    expect(account.checkResetLink.mock.calls[0]![0]).toEqual({ idToken: 'token-of-a-link' })
    expect(screen.getByText(/has been used already/)).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
    await page.press('Ask for a new link')
    expect(selectScreen(page.reset.getSnapshot())).toBe('forget')
  })

  it('of a link sets the password by its token, and says why one serves no more [C14] [N10]', async () => {
    const account = calls()
    account.resetPasswordByToken.mockRejectedValueOnce(
      new Problem('reset_token_invalid', { details: { reason: 'expired' } }),
    )
    const page = await at(account)
    act(() => page.reset.send({ type: 'link.opened', token: 'token-of-a-link' }))
    await page.sees('Choose a new password')
    await page.user.type(page.field('New password'), 'a long secret')
    await page.user.type(page.field('Confirm password'), 'a long secret')
    await page.press('Save password')
    await vi.waitFor(() => expect(alerts()[0]).toMatch(/This link is too old/))
    expect(screen.getAllByRole('button', { name: 'Ask for a new link' }).length).toBeGreaterThan(0)
    await page.press('Save password')
    await page.sees('Password changed')
    expect(page.account.resetPasswordByToken.mock.calls.at(-1)![0]).toEqual({
      forgotpassword: true,
      idToken: 'token-of-a-link',
      password: toBase64('a long secret'),
      returnSecureToken: true,
    })
    expect(page.account.resetPasswordByPhone).not.toHaveBeenCalled()
  })
})

describe('the code', () => {
  it('is sent for a reset, and checked with its last digit [C26] [C27]', async () => {
    const page = await atCode()
    expect(page.account.sendCode.mock.calls[0]![0]).toEqual({ ...number, type: 'reset_password' })
    expect(document.activeElement).toBe(page.field('Code'))
    await page.user.paste('Your code is 684213.')
    await page.sees('Choose a new password')
    const body = { ...number, phone_verification_token: '684213' }
    expect(page.account.verifyResetCode.mock.calls[0]![0]).toEqual(body)
  })

  it('that is wrong is said at its field, which is emptied [S23]', async () => {
    const account = calls()
    account.verifyResetCode.mockRejectedValueOnce(new Problem('code_invalid', { details: { attempts_left: 2 } }))
    const page = await atCode(account)
    await page.user.type(page.field('Code'), '000000')
    await vi.waitFor(() => expect(noteOf(page.field('Code'))).toBe('This code isn’t right. 2 more tries.'))
    expect(page.field('Code').value).toBe('')
  })

  it('that is short is not checked, and its number can be changed', async () => {
    const page = await atCode()
    await page.user.type(page.field('Code'), '684')
    await page.press('Continue')
    expect(noteOf(page.field('Code'))).toBe('Please type all 6 digits of the code.')
    await page.press('Change number')
    await page.sees('What is your mobile number?')
    expect(page.field('Mobile phone').value).toBe('050 123 4567')
  })

  it('is asked for after a reload, with what is kept on the device', async () => {
    await atCode()
    cleanup()
    const again = await openPage()
    await again.sees('Enter the code')
    await again.user.type(again.field('Code'), '684213')
    await again.sees('Choose a new password')
    expect(again.account.sendCode).not.toHaveBeenCalled()
  })
})

it('on each step what needs a network says so while there is none', async () => {
  const needing = () => {
    act(() => onlineManager.setOnline(false))
    const found = screen.getAllByRole('button').filter((one) => noteOf(one) === 'Needs a connection')
    act(() => onlineManager.setOnline(true))
    expect(screen.queryByText('Needs a connection')).toBeNull()
    return [...new Set(found.map(({ textContent }) => textContent))]
  }
  const page = await openPage()
  expect(needing()).toEqual(['Text me the code'])
  await page.user.type(page.field('Mobile phone'), '050 123 4567')
  await page.press('Text me the code')
  await page.sees('Enter the code')
  expect(needing()).toEqual(['Continue'])
  await page.user.type(page.field('Code'), '684213')
  await page.sees('Choose a new password')
  expect(needing()).toEqual(['Save password'])
})
