import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { locales } from '#contract/locale'
import { selectDraft } from '#machines/booking/booking.selectors'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { SlotRow } from '#src/features/slot-row/slot-row.tsx'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { heldTimesQuery } from '#src/queries/held-times.ts'
import { bookingDrafts } from '#src/storage/booking-drafts.ts'
import { chosenAt, slotAt, startBooking } from '#tests/support/booking'
import { useOwnAndFree } from './use-held.ts'

afterEach(cleanup)

const fee = { amount: 350, currency: 'AED' }
const availability = {
  practitioner_id: '7',
  time_zone: 'Asia/Dubai',
  slots: ['09:20', '09:40', '10:00'].map((time) => ({ ...slotAt(time), fee })),
}

/** Leaves a booking at its form, with the time held for some minutes from now. */
async function beginBooking(tenant: string, minutes: number) {
  const { actor } = startBooking({ preset: chosenAt('09:00') })
  const { context } = selectDraft(await waitFor(actor, (booking) => booking.matches('filling')))!
  const hold = { ...context.hold!, expires_at: new Date(Date.now() + minutes * 60_000).toISOString() }
  await bookingDrafts(tenant).keep('7', { at: 'filling', context: { ...context, hold } }, new Date())
}

async function openRow(tenant: string, only?: Parameters<typeof useOwnAndFree>[2]) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'care')
  const queryClient = new QueryClient()
  const app = { tenant, locale, intl, queryClient, basePath: '' } as unknown as AppContext
  function Row() {
    const doctor = { slug: 'dr-omar', speciality_slug: 'dermatology', city_slug: 'dubai' }
    return <SlotRow doctor={doctor} name="Dr Omar" availability={useOwnAndFree('7', availability, only)} />
  }
  render(
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <Row />
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>,
  )
  const { queryKey } = heldTimesQuery(app)
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('success'))
  await screen.findByRole('link', { name: /13:20/ })
}

const times = () => screen.getAllByRole('link').map((link) => link.textContent)

it('the time one holds stands on the doctor’s card as one’s own, and leads back into its booking', async () => {
  await beginBooking('one', 8)
  await openRow('one')
  const own = await screen.findByRole('link', { name: /^\d\d:\d\d Yours, .*Dr Omar\. Held until .*continue booking/ })
  expect(own.textContent).toContain('Yours')
  expect(own.getAttribute('href')).toContain(`start=${encodeURIComponent(slotAt('09:00').start)}`)
  expect(times()).toHaveLength(4)
})

it('a hold that is over, or of another kind of visit than the list is about, is not shown', async () => {
  await beginBooking('two', -1)
  await openRow('two')
  expect(screen.queryByText('Yours')).toBeNull()
  cleanup()
  await beginBooking('three', 8)
  await openRow('three', { visit: 'telemedicine' })
  expect(screen.queryByText('Yours')).toBeNull()
  cleanup()
  await openRow('three', { visit: 'clinic' })
  expect(screen.queryByText('Yours')).not.toBeNull()
})
