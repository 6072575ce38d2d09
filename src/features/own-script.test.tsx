import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { OwnScripts } from './own-script.tsx'

afterEach(cleanup)

it('keeps each of several names for itself, so that their order is that of the page', () => {
  const app = { locale: locales['ar-ae'] } as unknown as AppContext
  const { container } = render(
    <AppProvider value={app}>
      <OwnScripts names={['Gold', 'A+', 'العائلة']} />
    </AppProvider>,
  )
  expect(container.textContent).toBe('Gold · A+ · العائلة')
  const names = [...container.children].map((name) => [name.tagName, name.textContent, name.getAttribute('lang')])
  expect(names).toEqual([
    ['BDI', 'Gold', 'en'],
    ['BDI', 'A+', 'en'],
    ['BDI', 'العائلة', null],
  ])
})
