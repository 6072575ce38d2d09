import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster, useToast, type ShowToast } from './toast.tsx'

let show: ShowToast
function Caller({ onReady }: { onReady: (showToast: ShowToast) => void }) {
  const showToast = useToast()
  useEffect(() => onReady(showToast), [onReady, showToast])
  return null
}
const keep = (showToast: ShowToast) => {
  show = showToast
}

beforeEach(async () => {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('app')
  vi.useFakeTimers()
  render(
    <IntlContext value={intl}>
      <Toaster>
        <Caller onReady={keep} />
      </Toaster>
    </IntlContext>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('is read aloud from a region that was there before, and goes by itself', () => {
    const region = screen.getByRole('status')
    act(() => void show('Saved'))
    expect(region.textContent).toBe('Saved')
    act(() => void vi.advanceTimersByTime(6000))
    expect(region.textContent).toBe('')
  })

  it('with something to do stays until it is answered', () => {
    let pressed = 0
    act(() => void show('A new version is ready.', { action: { label: 'Update', onPress: () => (pressed += 1) } }))
    act(() => void vi.advanceTimersByTime(600_000))
    fireEvent.click(screen.getByRole('button', { name: 'Update' }))
    expect(pressed).toBe(1)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('that says the same again takes the place of the first, as something new to be read', () => {
    act(() => void show('No connection', { action: { label: 'Retry', onPress: () => undefined } }))
    const first = screen.getByText('No connection')
    act(() => void show('Saved'))
    act(() => void show('No connection'))
    expect(screen.getByRole('status').textContent).toBe('SavedNo connection')
    expect(screen.getByText('No connection')).not.toBe(first)
    // Of two things, however alike.
    act(() => void show('Moved', { key: 'one' }))
    act(() => void show('Moved', { key: 'two' }))
    expect(screen.getAllByText('Moved')).toHaveLength(2)
  })

  it('is taken away under its key where something newer says more, and others stay', () => {
    act(() => void show('Moved to 14:00', { key: 'visit' }))
    act(() => void show('Saved'))
    act(() => void show(undefined, { key: 'visit' }))
    expect(screen.getByRole('status').textContent).toBe('Saved')
  })

  it('that is shown anew under its key hears the press that began before', () => {
    const presses: string[] = []
    const offer = (name: string) =>
      show('A new version is ready.', { key: 'update', action: { label: 'Update', onPress: () => presses.push(name) } })
    let takeAway: () => void
    act(() => void (takeAway = offer('first')))
    const pressed = screen.getByRole('button', { name: 'Update' })
    act(() => {
      takeAway()
      offer('second')
    })
    fireEvent.click(pressed)
    expect(presses).toEqual(['second'])
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('is taken away by who showed it, when it no longer holds', () => {
    let takeAway: () => void
    act(() => void (takeAway = show('A new version is ready.', { action: { label: 'Update', onPress: () => {} } })))
    act(() => takeAway())
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('takes the place of an older one of the same key', () => {
    act(() => void show('One', { key: 'same' }))
    act(() => void show('Two', { key: 'same' }))
    expect(screen.getByRole('status').textContent).toBe('Two')
  })

  it('can be dismissed', () => {
    act(() => void show('Saved'))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
