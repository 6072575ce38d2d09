import { QueryClient, onlineManager } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locales } from '#contract/locale'
import { selectDraft, selectScreen } from '#machines/booking/booking.selectors'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { provideBooking } from './provide-booking.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { chosenAt, proof, reviewing } from '#tests/support/booking'
import { putDeviceIn } from '#tests/support/device-zone'
import { Booking, OfferContext, type Offer } from './booking-context.ts'
import { QueuedStep } from './queued-step.tsx'

const offer = { practitioner: { fullName: 'Dr Amira', locations: [] }, services: [] } as unknown as Offer

beforeEach(() => {
  // Before the proof of the phone ends, and before the visit begins.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00.000Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

/** Confirms a booking without a network, up to what the screen then says. */
async function confirmOffline(tenant: string, storage: IDBFactory | undefined) {
  vi.stubGlobal('indexedDB', storage)
  onlineManager.setOnline(false)
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'booking')
  const apis = () => Promise.reject(new Error('there is no network'))
  const app = { tenant, locale, intl, apis, queryClient: new QueryClient() } as unknown as AppContext
  const draft = selectDraft((await reviewing({ canHold: false })).actor.getSnapshot())
  const visit = { practitionerName: 'Dr Amira', start: chosenAt('11:40').slot.start, timeZone: 'Asia/Dubai' }
  const { machine } = provideBooking(app, () => ({ ...visit, doctor: {} as never }))
  const input = { practitionerId: '7', intentId: 'intent', canHold: false, holderKey: 'device-1', phoneRegion: 'AE' }
  function Step() {
    const booking = Booking.useActorRef()
    const shown = Booking.useSelector(selectScreen)
    const confirm = () => {
      booking.send({ type: 'consent.changed', isGiven: true })
      booking.send({ type: 'booking.confirmed' })
    }
    return shown === 'queued' ? <QueuedStep onRetry={() => {}} /> : <button onClick={confirm}>{shown}</button>
  }
  render(
    <AppProvider value={app}>
      <IntlContext value={intl}>
        <OfferContext value={offer}>
          <Booking.Provider logic={machine} options={{ input: { ...input, proof, ...(draft && { draft }) } }}>
            <Step />
          </Booking.Provider>
        </OfferContext>
      </IntlContext>
    </AppProvider>,
  )
  ;(await screen.findByRole('button', { name: 'review' })).click()
  return (await screen.findByRole('status')).textContent
}

it('says that a booking is saved where the device has it', async () => {
  const text = await confirmOffline('lasting', new IDBFactory())
  expect(text).toContain('Your booking is saved, not sent yet')
  expect(text).not.toContain('keep this page open')
})

it('says that the page must stay open where the device stores nothing', async () => {
  const text = await confirmOffline('private', undefined)
  expect(text).toContain('Not sent yet: keep this page open')
  expect(text).toContain('If you close or reload this page, it is gone.')
  expect(text).not.toMatch(/is saved/)
})

it('says when the visit is by the clock of a device in another zone', async () => {
  putDeviceIn('America/New_York')
  await confirmOffline('zones', new IDBFactory())
  expect(await screen.findByText(/there it will be tomorrow at 06:40\.$/)).toBeTruthy()
})
