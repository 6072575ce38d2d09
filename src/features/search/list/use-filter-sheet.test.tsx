import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { useFilterSheet } from './use-filter-sheet.ts'

afterEach(cleanup)

const FilterSheet = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Close</button>

function List({ load }: { load: () => Promise<typeof FilterSheet> }) {
  const { Sheet, isComing, open, close } = useFilterSheet(load)
  return (
    <>
      <button onClick={open} aria-busy={isComing}>
        Filters
      </button>
      {Sheet ? <Sheet onClose={close} /> : null}
    </>
  )
}

async function openList(load: () => Promise<typeof FilterSheet>) {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('app', 'lists')
  render(
    <IntlContext value={intl}>
      <Toaster>
        <List load={load} />
      </Toaster>
    </IntlContext>,
  )
  return screen.getByRole('button', { name: 'Filters' })
}

it('loads nothing for who only reads, and the filters once the page is touched or scrolled', async () => {
  const load = vi.fn(() => Promise.resolve(FilterSheet))
  await openList(load)
  expect(load).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(load).toHaveBeenCalledOnce()
})

it('opens when it is there, closes, and opens again', async () => {
  const filters = await openList(() => Promise.resolve(FilterSheet))
  await act(async () => filters.click())
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await act(async () => filters.click())
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

it('says so where the filters cannot be loaded, and opens them with the next press that can', async () => {
  const load = vi.fn<() => Promise<typeof FilterSheet>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue(FilterSheet)
  const filters = await openList(load)
  await act(async () => filters.click())
  expect(screen.getByRole('status').textContent).toContain('The filters didn’t open')
  expect(filters.getAttribute('aria-busy')).toBe('false')
  await act(async () => filters.click())
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})
