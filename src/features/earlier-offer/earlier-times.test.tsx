import { onlineManager, QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EarlierOffer as Offer, EarlierTimes } from '#contract/earlier-offer'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { AppProvider, type AppContext } from '#src/context/app-context.ts'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { appointmentQuery } from '#src/queries/appointment.ts'
import { keyOf } from '#src/queries/resource.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { byAge } from '#workers/outbox/drain'
import { appointmentWith } from '#tests/support/booking'
import { putDeviceIn } from '#tests/support/device-zone'
import { EarlierOffer, EarlierWish } from './earlier-times.tsx'

const fee = { amount: 350, currency: 'AED' }
const visit = { ...appointmentWith('6f1c2f6e-0000-4000-8000-000000000001'), start: '2026-11-25T12:00:00.000Z' }
const offer: Offer = {
  ...{ id: 'an-offer', status: 'open', start: '2026-11-24T05:20:00.000Z', end: '2026-11-24T05:50:00.000Z', fee },
  expires_at: '2026-11-23T10:28:00.000Z',
}
const waiting: EarlierTimes = { wanted: true, closes_hours_before: 4 }

const answer = vi.fn()
const toggle = vi.fn()
const read = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.000Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
  answer.mockReset().mockResolvedValue(visit)
  toggle.mockReset().mockResolvedValue(visit)
  read.mockReset()
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  await tenantStorage('one').clear()
  act(() => onlineManager.setOnline(true))
})

async function show(earlier: EarlierTimes) {
  const locale = locales['en-ae']!
  const intl = createAppIntl(locale)
  await intl.load('app', 'appointment', 'problem')
  const queryClient = new QueryClient()
  const api = {
    answerEarlier: answer,
    toggleEarlier: toggle,
    appointment: read.mockImplementation(async () => ({ ...visit, earlier })),
  }
  const apis = async () => ({ appointment: api })
  const app = { tenant: 'one', locale, intl, queryClient, basePath: '', apis } as unknown as AppContext
  const tree = (known: EarlierTimes) => (
    <QueryClientProvider client={queryClient}>
      <AppProvider value={app}>
        <IntlContext value={intl}>
          <Toaster>
            <EarlierOffer visit={{ ...visit, earlier: known }} />
            <EarlierWish visit={{ ...visit, earlier: known }} />
          </Toaster>
        </IntlContext>
      </AppProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(tree(earlier))
  await screen.findByRole('switch')
  return { app, update: (known: EarlierTimes) => rerender(tree(known)) }
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('an earlier time that is offered', () => {
  it('shows both times, until when it is kept and that the price stays', async () => {
    await show({ ...waiting, offer })
    await screen.findByRole('heading', { name: 'An earlier time is free' })
    expect(screen.getByText('Wed 25 Nov, 16:00')).toBeTruthy()
    expect(await screen.findByText('Tomorrow, 09:20')).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toBe('28:00')
    expect(screen.getByText(/^Until 14:28\. After that it goes to the next person/)).toBeTruthy()
    expect(screen.getByText(/^The price stays AED\s350\./)).toBeTruthy()
  })

  it('says when that is by the clock of a device in another zone, which may be on another day', async () => {
    putDeviceIn('America/New_York')
    const late = { start: '2026-11-24T04:20:00.000Z', end: '2026-11-24T04:50:00.000Z' }
    await show({ ...waiting, offer: { ...offer, ...late } })
    expect(await screen.findByText(/there the offered time is today at 23:20\.$/)).toBeTruthy()
    expect(screen.getByText('Tomorrow, 08:20')).toBeTruthy()
  })

  it('is taken at the fee that was shown, and the answer is what is focused', async () => {
    await show({ ...waiting, offer: { ...offer, fee: { ...fee, amount: 300 } } })
    expect(await screen.findByText(/costs AED\s300 then, and AED\s350 at the time you have/)).toBeTruthy()
    await screen.findByRole('button', { name: /^Take tomorrow at 09:20/ })
    press(/^Take tomorrow at 09:20/)
    const heading = await screen.findByRole('heading', { name: 'Your new time: tomorrow at 09:20' })
    expect(document.activeElement).toBe(heading)
    const [, said] = answer.mock.calls[0] as [string, unknown]
    expect(said).toEqual({ offer_id: 'an-offer', answer: 'accept', fee: { ...fee, amount: 300 } })
  })

  it('is left, and the visit keeps its time', async () => {
    await show({ ...waiting, offer })
    await screen.findByRole('timer')
    press(/^Keep Wed 25 Nov at 16:00/)
    await screen.findByRole('heading', { name: 'You keep Wed 25 Nov at 16:00' })
    expect(answer.mock.calls[0]?.[1]).toEqual({ offer_id: 'an-offer', answer: 'decline' })
  })

  it('says at its buttons that an answer needs a network, while there is none', async () => {
    act(() => onlineManager.setOnline(false))
    await show({ ...waiting, offer })
    await screen.findByRole('timer')
    const reason = screen.getByText(/^Needs a connection/).closest('p')!.id
    const described = () =>
      [/^Take/, /^Keep/].map((name) => screen.getByRole('button', { name }).getAttribute('aria-describedby'))
    expect(described()).toEqual([reason, reason])
    act(() => onlineManager.setOnline(true))
    expect(described()).toEqual([null, null])
    expect(screen.queryByText(/^Needs a connection/)).toBeNull()
  })

  it('is refused in a sentence each time it is pressed, and goes on', async () => {
    const changed = { ...fee, amount: 420 }
    answer
      .mockRejectedValueOnce(new Problem('offline'))
      .mockRejectedValueOnce(new Problem('price_changed', { details: { fee: changed } }))
    await show({ ...waiting, offer })
    await screen.findByRole('timer')
    press(/^Take/)
    expect((await screen.findByRole('alert')).textContent).toMatch(/offline/)
    act(() => {
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    })
    expect(screen.queryByRole('alert')).toBeNull()
    press(/^Take/)
    expect((await screen.findByRole('alert')).textContent).toMatch(/costs AED\s420 then, not what was shown before/)
    press(/^Take/)
    await screen.findByRole('heading', { name: /^Your new time/ })
    expect(answer.mock.calls.map(([, said]) => (said as { fee: unknown }).fee)).toEqual([fee, fee, changed])
  })

  it('is over when its time has passed, here or by what the server says', async () => {
    await show({ ...waiting, offer })
    await screen.findByRole('timer')
    act(() => void vi.advanceTimersByTime(28 * 60_000))
    await screen.findByRole('heading', { name: /^Your visit stays: Wed 25 Nov at 16:00/ })
    expect(screen.getByText(/was kept for you until 14:28 and is not yours to take any more/)).toBeTruthy()
    cleanup()
    vi.setSystemTime(new Date('2026-11-23T10:00:00.000Z'))
    answer.mockRejectedValueOnce(new Problem('offer_expired'))
    await show({ ...waiting, offer })
    await screen.findByRole('timer')
    press(/^Take/)
    await screen.findByRole('heading', { name: /^Your visit stays:/ })
  })

  it('that another tab has answered says so, and what was answered before says nothing', async () => {
    const { update } = await show({ ...waiting, offer })
    await screen.findByRole('timer')
    act(() => update({ ...waiting, offer: { ...offer, status: 'declined' } }))
    await screen.findByRole('heading', { name: 'This was answered already' })
    cleanup()
    await show({ ...waiting, offer: { ...offer, status: 'accepted' } })
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('the wish for an earlier time', () => {
  it('is stored with the press, says until when it is possible, and is taken back where it could not be', async () => {
    await show({ ...waiting, wanted: false })
    const wish = screen.getByRole<HTMLInputElement>('switch', { name: 'Tell me if an earlier time frees up' })
    expect(screen.getByText(/Possible until Wed 25 Nov.*12:00\./)).toBeTruthy()
    fireEvent.click(wish)
    await screen.findByText('We tell you when an earlier time frees up')
    expect(toggle.mock.calls[0]?.slice(0, 2)).toEqual([visit.id, true])
    toggle.mockRejectedValueOnce(new Problem('earlier_offers_closed'))
    fireEvent.click(wish)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No earlier time can be offered/)
    expect(wish.checked).toBe(false)
  })

  it('asks again each minute for what is offered meanwhile, while somebody waits and not otherwise', async () => {
    const { app, update } = await show({ ...waiting, wanted: false })
    const passMinute = async () => {
      act(() => void vi.advanceTimersByTime(60_000))
      await vi.waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
      return read.mock.calls.length
    }
    expect([await passMinute(), await passMinute()]).toEqual([0, 0])
    update(waiting)
    await vi.waitFor(() => expect([read.mock.calls.length, app.queryClient.isFetching()]).toEqual([1, 0]))
    expect([await passMinute(), await passMinute()]).toEqual([2, 3])
    update({ ...waiting, wanted: false })
    expect([await passMinute(), await passMinute()]).toEqual([3, 3])
  })

  it.each(['consent_required', 'suspended_to_book'] as const)(
    'that is refused by %s is taken back, and the visit is read anew, which says why',
    async (code) => {
      toggle.mockRejectedValueOnce(new Problem(code))
      const { app } = await show({ ...waiting, wanted: false })
      // The page reads it beside the switch.
      const page = new QueryObserver(app.queryClient, appointmentQuery(app, visit.id))
      const leave = page.subscribe(() => {})
      await vi.waitFor(() => expect(page.getCurrentResult().isSuccess).toBe(true))
      expect(read).toHaveBeenCalledTimes(1)
      const wish = screen.getByRole<HTMLInputElement>('switch', { name: 'Tell me if an earlier time frees up' })
      fireEvent.click(wish)
      expect((await screen.findByRole('alert')).textContent).not.toBe('')
      expect(wish.checked).toBe(false)
      await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
      leave()
    },
  )

  it('that is stored is what the page shows from then on, and the patient’s list is read anew', async () => {
    const answered = { ...visit, earlier: { ...waiting, wanted: true } }
    toggle.mockResolvedValueOnce(answered)
    const { app } = await show({ ...waiting, wanted: false })
    const list = keyOf(app, 'own-appointments', 'ahead')
    app.queryClient.setQueryData(list, [])
    fireEvent.click(screen.getByRole('switch'))
    await vi.waitFor(() => expect(app.queryClient.getQueryState(list)?.isInvalidated).toBe(true))
    expect(app.queryClient.getQueryData(appointmentQuery(app, visit.id).queryKey)).toEqual(answered)
  })

  it('is kept without a network, said to be not sent yet, and taken back by another press', async () => {
    act(() => onlineManager.setOnline(false))
    await show({ ...waiting, wanted: false })
    const wish = screen.getByRole<HTMLInputElement>('switch', { name: 'Tell me if an earlier time frees up' })
    fireEvent.click(wish)
    await screen.findByText('Not sent yet', undefined, { timeout: 10_000 })
    expect(wish.checked).toBe(true)
    const store = outboxStore('one')
    const [entry] = await store.list()
    expect(entry).toMatchObject({ kind: 'earlier_wish', isOn: true, attempts: 0, idempotencyKey: entry?.id })
    fireEvent.click(wish)
    await vi.waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull())
    expect(wish.checked).toBe(false)
    expect(await store.list()).toEqual([])
    expect(toggle).not.toHaveBeenCalled()
  })

  it('whose answer is lost is kept as one that may have arrived: another press goes behind it', async () => {
    toggle.mockRejectedValue(new Problem('timeout'))
    await show({ ...waiting, wanted: false })
    const wish = screen.getByRole<HTMLInputElement>('switch', { name: 'Tell me if an earlier time frees up' })
    fireEvent.click(wish)
    await screen.findByText('Not sent yet', undefined, { timeout: 10_000 })
    act(() => onlineManager.setOnline(false))
    const [, , by] = toggle.mock.calls[0] as [string, boolean, { idempotencyKey: string }]
    const kept = async () =>
      (await outboxStore('one').list()).map((entry) => entry as typeof entry & { isOn: boolean }).toSorted(byAge)
    expect(await kept()).toMatchObject([{ id: by.idempotencyKey, isOn: true }])
    expect((await kept())[0]?.attempts).toBeGreaterThan(0)
    fireEvent.click(wish)
    await vi.waitFor(async () =>
      expect((await kept()).map(({ isOn, attempts }) => [isOn, attempts > 0])).toEqual([
        [true, true],
        [false, false],
      ]),
    )
  })

  it('is not shown once it is too late for one', async () => {
    vi.setSystemTime(new Date('2026-11-25T07:59:00.000Z'))
    await show({ ...waiting, wanted: false })
    vi.setSystemTime(new Date('2026-11-25T08:00:00.000Z'))
    act(() => void vi.advanceTimersByTime(60_000))
    await vi.waitFor(() => expect(screen.queryByRole('switch')).toBeNull())
  })
})
