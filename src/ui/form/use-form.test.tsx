import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DateField } from '../date-field.tsx'
import { TextField } from '../text-field.tsx'
import { faultSummary } from './fault-summary.ts'
import { faultsOf, roomFor } from './faults.ts'
import { Form } from './form.tsx'
import { PressNotice } from './press-notice.tsx'
import { useForm } from './use-form.ts'

afterEach(cleanup)
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

type Name = 'name' | 'day' | 'city'
type Typed = Record<Name, string>
const partLabels = { day: 'Day', month: 'Month', year: 'Year' }

/** A form of three fields; `canCheck` is whether what checks it is there. */
function setUp({ canCheck = true } = {}) {
  const passed: Typed[] = []
  const state = { canCheck, typed: { name: '', day: '', city: '' } satisfies Typed }
  function Harness() {
    const [typed, setTyped] = useState<Typed>(state.typed)
    const [attempt, setAttempt] = useState(0)
    const form = useForm<Typed, Name, 'required' | 'wrong'>({
      async check() {
        if (!state.canCheck) return undefined
        const { name, day, city } = state.typed
        const wrongCity = city === 'Atlantis' ? ('wrong' as const) : undefined
        const faults = faultsOf<Name, 'required' | 'wrong'>({
          name: name ? undefined : 'required',
          day: day ? undefined : 'required',
          city: city ? wrongCity : 'required',
        })
        return Object.keys(faults).length ? { faults } : { values: state.typed }
      },
      onPassed: (values) => passed.push(values),
      onRefused: () => setAttempt((count) => count + 1),
    })
    const field = (name: Name) => ({
      name,
      label: name,
      value: typed[name],
      error: form.faults[name],
      onChange: (text: string) => {
        state.typed = { ...state.typed, [name]: text }
        setTyped(state.typed)
        void form.changed()
      },
    })
    const text = form.isUnchecked
      ? 'not checked'
      : faultSummary(form.wrong, { one: (name) => `${name} alone`, several: (names) => names.join(' and ') })
    return (
      <Form onSubmit={() => void form.submit()}>
        <TextField {...field('name')} />
        <DateField {...field('day')} partLabels={partLabels} months={['January']} />
        <TextField {...field('city')} onBlur={() => void form.lookFor('city', 'wrong')} />
        <PressNotice refusal={text ? { text, attempt } : undefined} />
        <button>Go on</button>
      </Form>
    )
  }
  render(<Harness />)
  const user = userEvent.setup()
  return { passed, state, user, goOn: () => user.click(screen.getByRole('button', { name: 'Go on' })) }
}

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const isWrong = (label: string) => fieldOf(label).getAttribute('aria-invalid') === 'true'

describe('a form', () => {
  it('says at each field what is wrong, all of it beside the button, and has the first in focus', async () => {
    const { goOn, passed } = setUp()
    await goOn()
    expect((await screen.findByRole('alert')).textContent).toBe('name and day and city')
    expect(['name', 'Day', 'city'].map(isWrong)).toEqual([true, true, true])
    expect(document.activeElement).toBe(fieldOf('name'))
    expect(passed).toEqual([])
  })

  it('says what was wrong until it is right, and then goes on', async () => {
    const { goOn, passed, user } = setUp()
    await user.type(fieldOf('name'), 'Layla')
    await user.type(fieldOf('Year'), '1990')
    await goOn()
    expect((await screen.findByRole('alert')).textContent).toBe('city alone')
    await user.type(fieldOf('city'), 'Dubai')
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.clear(fieldOf('name'))
    expect(isWrong('name')).toBe(false)
    await user.type(fieldOf('name'), 'Salma')
    await goOn()
    await vi.waitFor(() => expect(passed).toEqual([{ name: 'Salma', day: '1990--', city: 'Dubai' }]))
  })

  it('of a field in parts has the first in focus that is empty', async () => {
    const { goOn, user, state } = setUp()
    await user.type(fieldOf('name'), 'Layla')
    await user.type(fieldOf('Day'), '5')
    state.typed = { ...state.typed, day: '' }
    await goOn()
    await vi.waitFor(() => expect(document.activeElement).toBe(fieldOf('Month')))
  })

  it('says again what a second press finds', async () => {
    const { goOn } = setUp()
    await goOn()
    const first = await screen.findByRole('alert')
    await goOn()
    await vi.waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
  })

  it('that cannot be checked says so, until it can', async () => {
    const { goOn, state, passed } = setUp({ canCheck: false })
    await goOn()
    expect((await screen.findByRole('alert')).textContent).toBe('not checked')
    state.canCheck = true
    state.typed = { name: 'Layla', day: '1990-1-1', city: 'Dubai' }
    await goOn()
    await vi.waitFor(() => expect(passed).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says one fault early where that is worth it, and nothing else with it', async () => {
    const { user } = setUp()
    await user.type(fieldOf('city'), 'Atlantis')
    await user.tab()
    await vi.waitFor(() => expect(isWrong('city')).toBe(true))
    expect(isWrong('name')).toBe(false)
  })
})

it('leaves room to be too long, so that it can be said', () => {
  expect(roomFor(80)).toBe(320)
})
