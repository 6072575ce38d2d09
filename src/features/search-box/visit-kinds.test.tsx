import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { VisitKinds, type VisitKindsProps } from './visit-kinds.tsx'

afterEach(cleanup)

async function open() {
  const intl = createAppIntl(locales['en-ae']!)
  await intl.load('app', 'care')
  const view = (props: VisitKindsProps) => (
    <IntlContext value={intl}>
      <VisitKinds {...props} />
    </IntlContext>
  )
  const onChange = vi.fn()
  const { rerender } = render(view({ visit: '', onChange }))
  return { onChange, tell: (visit: VisitKindsProps['visit']) => rerender(view({ visit, onChange })) }
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value

it('shows what was pressed before the page has followed, and then what the page says', async () => {
  const { onChange, tell } = await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Video' }))
  expect(onChange.mock.calls).toEqual([['telemedicine']])
  expect(chosen()).toBe('telemedicine')
  tell('telemedicine')
  expect(chosen()).toBe('telemedicine')
  tell('homecare')
  expect(chosen()).toBe('homecare')
})
