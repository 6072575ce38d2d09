import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import type { FlowProblem } from '#machines/flow-problem'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { useRefusedCall } from './use-refused-call.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.000Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(problem: FlowProblem, isMail = false) {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('app', 'code', 'problem')
  const again = vi.fn()
  function Shown() {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          again()
        }}
      >
        <p role="alert">{useRefusedCall({ problem, isMail, ofForm: true })(problem.code)}</p>
      </form>
    )
  }
  render(
    <IntlContext value={intl}>
      <Shown />
    </IntlContext>,
  )
  const passes = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await passes(0)
  return { again, passes, said: () => screen.getByRole('alert').textContent }
}
const at = (instant: string) => ({ retry_at: `2026-11-23T${instant}.000Z` })

it('says how long, counts down without a word, and presses again by itself after a short wait', async () => {
  const page = await open({ code: 'rate_limited', details: at('10:00:42') })
  expect(page.said()).toBe('That was a lot at once. This page goes on by itself in 0:42.')
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off')
  await page.passes(12)
  expect(page.said()).toBe('That was a lot at once. This page goes on by itself in 0:30.')
  expect(page.again).not.toHaveBeenCalled()
  await page.passes(30)
  expect(page.said()).toBe('The wait is over. You can go on now.')
  await page.passes(120)
  expect(page.again).toHaveBeenCalledTimes(1)
})

it('says until when after more than somebody waits for, and leaves the press to them', async () => {
  const page = await open({ code: 'codes_of_phone_limit', details: at('11:01:00') })
  expect(page.said()).toMatch(
    /^We have texted this number several codes\..* You can go on today at .+: 1:01:00 left\.$/,
  )
  // The hour goes by at once, and its end second by second.
  vi.setSystemTime(new Date('2026-11-23T11:00:58.000Z'))
  await page.passes(1)
  expect(page.said()).toMatch(/: 0:01 left\.$/)
  await page.passes(120)
  expect(page.said()).toBe('The wait is over. You can go on now.')
  expect(page.again).not.toHaveBeenCalled()
})

it('speaks of an email where that is used, and of no wait where waiting does not help', async () => {
  const page = await open({ code: 'credentials_invalid' }, true)
  expect(page.said()).toBe('Email and password don’t match. Check both, or have a code emailed to you.')
})
