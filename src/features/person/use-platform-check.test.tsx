import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem'
import type { PatientCheck } from '#contract/relative'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { Form } from '#src/ui/form/form.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { usePlatformCheck } from './use-platform-check.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

type Name = 'first_name' | 'email'
const refusal = new Problem('validation_failed', {
  fields: [
    { path: '/email', message: 'must match format "email"' },
    { path: '/gender', message: 'is not shown by this form' },
  ],
})

/** A form of two fields, whose faults the platform alone finds. */
function open(validatePatient: (form: PatientCheck, signal?: AbortSignal) => Promise<unknown>) {
  const passed: unknown[] = []
  const asked = vi.fn(validatePatient)
  const app = { apis: async () => ({ account: { validatePatient: asked } }) } as unknown as AppContext
  function Harness() {
    const [typed, setTyped] = useState({ first_name: 'Layla', email: 'laylä@example.org' })
    const latest = useRef(typed)
    const platform = usePlatformCheck<typeof typed, Name, 'wrong'>({
      toForm: (form) => ({ ...form, last_name: '' }),
      shownAs: { first_name: ['first_name', 'wrong'], email: ['email', 'wrong'] },
    })
    const form = useForm<typeof typed, Name, 'wrong'>({
      check: async () => platform.recall({ values: latest.current }),
      ask: platform.ask,
      onPassed: (values) => passed.push(values),
      onRefused: () => undefined,
    })
    const field = (name: Name) => ({
      name,
      label: name,
      value: typed[name],
      error: form.faults[name],
      onChange: (text: string) => {
        latest.current = { ...latest.current, [name]: text }
        setTyped(latest.current)
        void form.changed()
      },
    })
    return (
      <Form onSubmit={() => void form.submit()}>
        <TextField {...field('first_name')} />
        <TextField {...field('email')} />
        <button aria-busy={form.isAsking}>Go on</button>
      </Form>
    )
  }
  render(
    <AppProvider value={app}>
      <Harness />
    </AppProvider>,
  )
  return { passed, asked, press: () => act(async () => screen.getByRole('button').click()) }
}
const isWrong = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'

it('shows at its field what the platform refuses, until that field is another one [C46] [V16]', async () => {
  const user = userEvent.setup()
  const { passed, asked, press } = open(async (form) => {
    if (form.email?.includes('ä')) throw refusal
  })
  await press()
  await vi.waitFor(() => expect(isWrong('email')).toBe(true))
  expect(document.activeElement).toBe(screen.getByLabelText('email'))
  await user.type(screen.getByLabelText('first_name'), ' M')
  expect(isWrong('email')).toBe(true)
  // The same again is not asked again.
  await press()
  expect(asked).toHaveBeenCalledTimes(1)
  await user.clear(screen.getByLabelText('email'))
  await user.type(screen.getByLabelText('email'), 'layla@example.org')
  await vi.waitFor(() => expect(isWrong('email')).toBe(false))
  await press()
  await vi.waitFor(() => expect(passed).toEqual([{ first_name: 'Layla M', email: 'layla@example.org' }]))
})

it('goes on when the platform does not answer soon, and asks it once however often one presses', async () => {
  vi.useFakeTimers()
  const { passed, asked, press } = open(
    (_, signal) =>
      new Promise((_resolve, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error))),
  )
  await press()
  await press()
  expect([asked.mock.calls.length, passed.length]).toEqual([1, 0])
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  await act(() => vi.runAllTimersAsync())
  expect(passed).toHaveLength(1)
})

it.each([new Problem('unavailable'), new Problem('rate_limited'), new Error('no code')])(
  'goes on when it fails: %s',
  async (failure) => {
    const { passed, press } = open(() => Promise.reject(failure))
    await press()
    await vi.waitFor(() => expect(passed).toHaveLength(1))
  },
)

it('asks nobody without a network', async () => {
  onlineManager.setOnline(false)
  const { passed, asked, press } = open(() => Promise.reject(refusal))
  await press()
  await vi.waitFor(() => expect(passed).toHaveLength(1))
  expect(asked).not.toHaveBeenCalled()
})
