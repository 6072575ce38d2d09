import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { SecondChannel } from '#contract/appointment'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { ResendCode, type ResendCodeProps } from './resend-code.tsx'

afterEach(cleanup)

// jsdom does not lay out.
Element.prototype.scrollIntoView = () => {}

const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

async function open(second: SecondChannel | undefined, props: Partial<ResendCodeProps> = {}) {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('code', 'problem')
  const onResend = vi.fn()
  const app = { init: { capabilities: second ? { second_channel: second } : {} } } as unknown as AppContext
  const shown = (more: Partial<ResendCodeProps>) => (
    <AppProvider value={app}>
      <IntlContext value={intl}>
        <input name="one-time-code" />
        <ResendCode resendAt={at(-1)} canResend onResend={onResend} {...props} {...more} />
      </IntlContext>
    </AppProvider>
  )
  const { rerender } = render(shown({}))
  return { onResend, user: userEvent.setup(), show: (more: Partial<ResendCodeProps>) => rerender(shown(more)) }
}

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it.each([
  [undefined, {}, ['Send a new code']],
  ['voice', {}, ['Send a new code', 'Call me instead']],
  ['message', {}, ['Send a new code', 'Send it another way']],
  ['voice', { isMail: true }, ['Send a new code']],
  ['voice', { canResend: false, resendAt: at(20) }, []],
] as const)('offers what the platform has and the code can come by: %s %j', async (second, props, offered) => {
  await open(second, props)
  expect(names()).toEqual(offered)
})

it('says that it needs a network, while there is none', async () => {
  await open('voice')
  act(() => onlineManager.setOnline(false))
  try {
    const reason = screen.getByText('Needs a connection').id
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-describedby'))).toEqual([reason, reason])
  } finally {
    act(() => onlineManager.setOnline(true))
  }
})

it('asks for a call, says that it comes once it does, and no more after a message', async () => {
  const before = at(-1)
  const { onResend, user, show } = await open('voice', { resendAt: before })
  await user.click(screen.getByRole('button', { name: 'Call me instead' }))
  expect(onResend.mock.calls).toEqual([[{ channel: 'second' }]])
  expect(document.activeElement?.getAttribute('name')).toBe('one-time-code')
  // It could not be asked for: nothing is promised.
  expect(screen.getByRole('status').textContent).toBe('')
  const next = at(30)
  show({ resendAt: next, canResend: false })
  expect(screen.getByRole('status').textContent).toBe('We’re calling you. A voice tells you the new code.')
  show({ resendAt: next })
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  show({ resendAt: at(60), canResend: false })
  expect(onResend.mock.calls.at(-1)).toEqual([{}])
  expect(screen.getByRole('status').textContent).toBe('')
})
