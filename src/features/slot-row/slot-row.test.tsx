import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { slotAt } from '#tests/support/booking'
import { SlotRow } from './slot-row.tsx'

afterEach(cleanup)

const doctor = { slug: 'dr-omar', speciality_slug: 'dermatology', city_slug: 'dubai' }
const [first, video, own] = ['09:20', '09:40', '10:00'].map((time) => slotAt(time))
const slots = [
  { ...first!, fee: { amount: 450_000, currency: 'IDR' } },
  { ...video!, fee: { amount: 300_000, currency: 'IDR' }, consultation_type: 'telemedicine' as const },
  { ...own!, fee: { amount: 300_000, currency: 'IDR' }, heldUntil: own!.start },
  { ...first!, start: first!.start.replace(/-\d\dT/, '-28T'), fee: { amount: 300_000, currency: 'IDR' } },
]

/** The words of an element as they are seen, with a space between one piece and the next. */
const seen = (link: HTMLElement) => {
  const pieces: string[] = []
  const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) pieces.push(texts.currentNode.nodeValue!)
  return pieces.join(' ')
}

it.each(['en-ae', 'ar-sa', 'id'])('the name of a time begins with what its button shows, in %s', async (prefix) => {
  const locale = locales[prefix]!
  const intl = createAppIntl(locale)
  await intl.load('app', 'care', 'late')
  const app = { tenant: 'patientweb', locale, intl, basePath: '' } as unknown as AppContext
  for (const shown of [slots.slice(0, 3), [slots[0]!, slots[3]!]]) {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AppProvider value={app}>
          <IntlContext value={intl}>
            <SlotRow
              doctor={doctor}
              name="Dr Omar"
              availability={{ practitioner_id: '7', time_zone: 'Asia/Dubai', slots: shown }}
            />
          </IntlContext>
        </AppProvider>
      </QueryClientProvider>,
    )
    await vi.waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(shown.length + 1))
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label')?.startsWith(seen(link)))).toEqual(links.map(() => true))
    cleanup()
  }
})
