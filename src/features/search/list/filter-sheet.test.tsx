import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { fillTestDom } from '#tests/support/own-page'
import { FilterSheet } from './filter-sheet.tsx'

beforeAll(fillTestDom)
afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

it('says on the button that shows the list, while there is no network, which lists there are', async () => {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('app', 'lists')
  render(
    <IntlContext value={intl}>
      <FilterSheet show="Show 3 doctors" onShow={() => {}} onClear={() => {}} onClose={() => {}}>
        Filters
      </FilterSheet>
    </IntlContext>,
  )
  const button = screen.getByRole('button', { name: 'Show 3 doctors', hidden: true })
  expect(button.getAttribute('aria-describedby')).toBeNull()
  act(() => onlineManager.setOnline(false))
  const words = document.getElementById(button.getAttribute('aria-describedby')!)
  expect(words?.textContent).toBe('Without a connection only lists that you have opened before are shown.')
})
