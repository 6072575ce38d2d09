import { act, cleanup, render, screen } from '@testing-library/react'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { CaptchaSlot } from './captcha-slot.tsx'
import { withCaptcha, type Passed } from './with-captcha.ts'

afterEach(cleanup)

const required = (details: unknown) => new Problem('captcha_required', { status: 400, details })
const ofOurs = required({ kind: 'altcha', challenge: '/api/account/captcha' })
const ofGoogle = (challenge: string) => required({ kind: 'recaptcha', challenge })

const newChallenge = () =>
  createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey },
    ...{ data: { tenant: 'patientweb', until: 1 }, hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' },
  })

/** A page with the slot, on which a call is refused at first. */
async function open(refusal: Problem, comes: () => Promise<unknown> = newChallenge) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('account')
  const account = { captchaChallenge: comes }
  const app = { locale, intl, basePath: '', apis: async () => ({ account }) } as unknown as AppContext
  render(
    <AppProvider value={app}>
      <IntlContext value={intl}>
        <CaptchaSlot />
      </IntlContext>
    </AppProvider>,
  )
  const call = vi.fn(async (_: Passed) => 'done').mockRejectedValueOnce(refusal)
  const leaving = new AbortController()
  const answer = withCaptcha(app, call, leaving.signal)
  answer.catch(() => undefined)
  return { answer, call, leaving }
}

const slot = () => document.querySelector('[aria-live="polite"]')!

describe('a call that is asked for a check', () => {
  it('is made again with the solved challenge [V04]', async () => {
    const challenge = await newChallenge()
    const { answer, call } = await open(ofOurs, async () => challenge)
    expect(await answer).toBe('done')
    expect(call.mock.calls[0]).toEqual([{}])
    const sent = call.mock.calls[1]![0]['g-recaptcha-response']!
    expect(JSON.parse(atob(sent))).toMatchObject({ challenge, solution: { counter: 3 } })
  })

  it('says so where that takes its time, and no longer than it takes', async () => {
    let come = (_: unknown) => {}
    const { answer } = await open(ofOurs, () => new Promise((resolve) => (come = resolve)))
    expect(slot().textContent).toBe('')
    await vi.waitFor(() => expect(slot().textContent).toMatch(/^One moment.*nothing for you to do\.$/))
    await act(async () => {
      come(await newChallenge())
      await answer
    })
    expect(slot().textContent).toBe('')
  })

  it('is refused as any call is where no challenge comes', async () => {
    const { answer, call } = await open(ofOurs, () => Promise.reject(new Problem('offline')))
    await expect(answer).rejects.toMatchObject({ code: 'offline' })
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('is given up when the patient goes elsewhere', async () => {
    const { answer, call, leaving } = await open(ofGoogle('/captcha-frame'))
    await screen.findByTitle('Check that you are a person')
    await act(async () => leaving.abort())
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect([call.mock.calls.length, slot().textContent]).toEqual([1, ''])
  })
})

describe('reCAPTCHA', () => {
  it('is shown in a frame of ours, and what that posts goes with the call [V04]', async () => {
    const { answer, call } = await open(ofGoogle('/care/captcha-frame'))
    const frame = await screen.findByTitle<HTMLIFrameElement>('Check that you are a person')
    expect(frame.getAttribute('src')).toBe('/care/captcha-frame?hl=en&theme=light')
    const post = (data: unknown, more: Partial<MessageEventInit> = {}) =>
      act(async () => {
        const from = { origin: window.location.origin, source: frame.contentWindow }
        window.dispatchEvent(new MessageEvent('message', { ...from, data, ...more }))
      })
    // Neither another site nor another frame.
    await post({ captcha: 'forged' }, { origin: 'https://elsewhere.example' })
    await post({ captcha: 'forged' }, { source: window })
    await post({ captchaHeight: 5000 })
    expect(frame.style.blockSize).toBe('640px')
    await post({ captcha: 'response-1' })
    expect(await answer).toBe('done')
    expect(call.mock.calls[1]).toEqual([{ 'g-recaptcha-response': 'response-1' }])
    expect(slot().textContent).toBe('')
  })

  it.each([
    'https://elsewhere.example/frame',
    '//elsewhere.example/frame',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('is not shown from %s', async (address) => {
    const { answer } = await open(ofGoogle(address))
    await expect(answer).rejects.toMatchObject({ code: 'captcha_required' })
    expect(slot().textContent).toBe('')
  })
})
