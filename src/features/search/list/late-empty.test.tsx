import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { lateEmpty } from './late-empty.tsx'
import { messages } from './search-list.messages.ts'

const intl = createAppIntl(locales['en-ae']!)
const Coming = () => <p>coming</p>
const Nobody = ({ city }: { city: string }) => <p>nobody in {city}</p>

/** An empty list in Dubai whose view comes after as many failures. */
async function listAfter(failures: number) {
  await intl.load('lists', 'states')
  let asked = 0
  const NoDoctors = lateEmpty(async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return Nobody
  }, Coming)
  const list = (
    <IntlContext value={intl}>
      <NoDoctors city="Dubai" />
    </IntlContext>
  )
  return { NoDoctors, list }
}

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

it('holds the place of an empty list until its view is there', async () => {
  const { list } = await listAfter(0)
  const shown = renderToString(list)
  expect([shown.includes('coming'), shown.includes('nobody')]).toEqual([true, false])
  await act(async () => void render(list))
  expect(await screen.findByText('nobody in Dubai')).toBeTruthy()
})

it('is written by the server, which loads it first', async () => {
  const { NoDoctors, list } = await listAfter(0)
  await NoDoctors.preload()
  expect(renderToString(list)).toContain('nobody in')
})

it('says that there is no network where its view cannot be had, and asks for it again', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  onlineManager.setOnline(false)
  const { list } = await listAfter(1)
  await act(async () => void render(list))
  expect(await screen.findByText(intl.formatMessage(messages.offlineTitle))).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: intl.formatMessage(messages.retry) })))
  expect(await screen.findByText('nobody in Dubai')).toBeTruthy()
  reported.mockRestore()
})
