import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { isSafeMoment } from '#src/page-load/safe-moment.ts'
import { useCodeEntry } from './code-entry/use-code-entry.ts'
import { useUploads } from './document-files/use-uploads.ts'

afterEach(cleanup)

it('no update comes between while a code is entered', async () => {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('code', 'problem')
  const wrapper = ({ children }: { children: ReactNode }) => <IntlContext value={intl}>{children}</IntlContext>
  const step = { length: 6, problem: undefined, attempt: 0, onGive: () => {}, onRefused: () => {} }
  const { unmount } = renderHook(() => useCodeEntry(step), { wrapper })
  expect(isSafeMoment()).toBe(false)
  unmount()
  expect(isSafeMoment()).toBe(true)
})

it('no update comes between while files are chosen and not saved with their document', async () => {
  const { result } = renderHook(() => useUploads(() => new Promise(() => {})))
  expect(isSafeMoment()).toBe(true)
  act(() => void result.current.add([new File([], 'empty.pdf'), new File(['x'], 'scan.pdf')]))
  await waitFor(() => expect(isSafeMoment()).toBe(false))
  act(() => result.current.giveUpAll())
  expect(isSafeMoment()).toBe(true)
})
