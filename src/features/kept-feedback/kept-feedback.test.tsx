import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { headers as names } from '#contract/headers'
import { calls } from '#contract/services'
import { OneAppointment } from '#src/features/appointment/appointment-page.tsx'
import { pageOutbox } from '#src/outbox/page-outbox.ts'
import { TelemedicinePage } from '#src/pages/telemedicine/telemedicine-page.tsx'
import type { KeptFeedback } from '#src/queries/video-feedback.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { tenantStorage } from '#src/storage/tenant-storage.ts'
import { appointmentWith } from '#tests/support/booking'
import { type Answers, fillTestDom, showOwnPage } from '#tests/support/own-page'
import { feedbackGiven, feedbackOpen, videoVisits } from '#tests/support/video-visit'

beforeAll(fillTestDom)
const tenant = 'kept-feedback'
const store = outboxStore(tenant)
beforeEach(() => vi.stubGlobal('fetch', async () => new Response()))
afterEach(async () => {
  cleanup()
  onlineManager.setOnline(true)
  isAway = false
  vi.unstubAllGlobals()
  await tenantStorage(tenant).clear()
})

const ofLoading = { timeout: 10_000 }
const id = 'b7c2d1de-0000-4000-8000-000000000003'
const number = 'A-1'
const visit = {
  ...{ ...appointmentWith(id), appointment_number: number, consultation_type: 'telemedicine' as const },
  ...{ start: '2026-11-26T15:00:00.000Z', end: '2026-11-26T15:20:00.000Z', status: 'completed' as const },
}
const [read, give] = [`GET ${calls.videoFeedback.path}`, `POST ${calls.giveVideoFeedback.path}`]
const onceThere = (data: unknown) => () => (onlineManager.isOnline() ? { data } : ('offline' as const))
const answers = {
  [`GET ${calls.videoRoom.path}`]: { data: { ...videoVisits.ended, appointment_id: id } },
  [`GET /patientapp/appointments/${id}`]: { data: visit },
  [read]: { data: feedbackOpen },
}
const waiting = 'What you said of your visit is not sent yet'
const kept = async () => (await store.list()) as KeptFeedback[]

/** The page of the visit by video, for a patient or a guest. */
async function showEnded(more: Answers = {}, isGuest = false) {
  const shown = await showOwnPage(<TelemedicinePage />, {
    ...{ tenant, at: 'telemedicine', capabilities: { video: true }, answers: { ...answers, ...more } },
    ...(isGuest && { isGuest }),
  })
  await act(() => shown.router.navigate({ to: '.', search: { appointment_number: number } }))
  return shown
}
const showAppointment = (more: Answers = {}) =>
  showOwnPage(<OneAppointment name={id} heading={() => <h1>Your appointment</h1>} />, {
    configuration: { name: { en: 'Liqa' } },
    ...{ tenant, at: 'appointment-detail', capabilities: { video: true }, answers: { ...answers, ...more } },
  })
async function say(rating: string, text: string) {
  fireEvent.click(await screen.findByRole('radio', { name: rating }, ofLoading))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
}
/** One of an earlier page. */
const put = (more: Partial<KeptFeedback>) =>
  store.put(
    {
      ...{ id: 'feedback.1', idempotencyKey: 'feedback.1', tenant, kind: 'visit_feedback', attempts: 0 },
      ...{ createdAt: '2026-11-26T15:30:00.000Z', state: 'queued', appointmentNumber: number },
      visit: { appointmentId: id, practitionerName: 'Dr', start: visit.start, timeZone: 'Asia/Dubai' },
      given: { rating: 3, reasons: [], text: 'Too quiet.' },
      ...more,
    } as never,
    (found) => found,
  )

/** What the platform got: the page's outbox stays that of the first page. */
const sent: unknown[] = []
/** No answer of it comes, also to the first page. */
let isAway = false

it.each([
  ['a patient', false],
  ['a guest', true],
])(
  'what %s says without a network waits, is changed in its place, and is sent once there is one [C68]',
  async (_, isGuest) => {
    sent.length = 0
    const { app } = await showEnded(
      {
        [read]: () => (sent.length > 0 ? { data: feedbackGiven } : onceThere(feedbackOpen)()),
        [give]: ({ body, headers }) => {
          if (!onlineManager.isOnline() || isAway) return 'offline'
          sent.push({ ...JSON.parse(body ?? ''), token: headers[names.appointmentToken.toLowerCase()] })
          return { data: feedbackGiven }
        },
      },
      isGuest,
    )
    if (isGuest) await sessionStore(tenant).keepAppointment(visit, 'token-1', new Date())
    await screen.findByRole('button', { name: 'Send' }, ofLoading)
    act(() => onlineManager.setOnline(false))
    await say('2', 'Too quiet.')
    await screen.findByText(waiting, undefined, ofLoading)
    expect(await kept()).toMatchObject([
      { attempts: 0, given: { rating: 2, text: 'Too quiet.' }, until: feedbackOpen.give_until },
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }))
    await say('3', 'Too quiet at first.')
    await waitFor(async () => expect((await kept()).map(({ given }) => given.rating)).toEqual([3]))
    await screen.findByText(/Your answer: 3 of 5\./, undefined, ofLoading)
    // These answers have no date, by which a page knows the time.
    Object.assign(await app.apis(), { settleClock: async () => true })
    act(() => onlineManager.setOnline(true))
    await pageOutbox(app.tenant, app.apis).drain()
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull(), ofLoading)
    expect(sent).toEqual([
      {
        appointment_number: number,
        rating: 3,
        reasons: [],
        text: 'Too quiet at first.',
        token: isGuest ? 'token-1' : undefined,
      },
    ])
    expect(await kept()).toEqual([])
    // What the platform has is shown again.
    await screen.findByText('Clear and kind.', undefined, ofLoading)
  },
)

it('can be said where it is not known what was said before, and waits where its answer is lost', async () => {
  isAway = true
  await showEnded({ [read]: 'offline', [give]: 'offline' })
  await screen.findByText(/^There is no connection\. What you say waits/, undefined, ofLoading)
  await say('1', '')
  await screen.findByText(/It may have arrived already\. Sent again, it takes effect only once\./, undefined, ofLoading)
  expect(screen.queryByRole('button', { name: 'Don’t send it' })).toBeNull()
  expect(await kept()).toMatchObject([{ given: { rating: 1, reasons: [], text: '' } }])
})

it('waits after a reload too: it is shown where it was given, and at the appointment, and can be taken back', async () => {
  await sessionStore(tenant).keepAppointment(visit, 'token-1', new Date())
  onlineManager.setOnline(false)
  await put({ until: '2999-12-03T15:20:00.000Z' })
  await showEnded({ [read]: { refused: 'unavailable', status: 503 } })
  await screen.findByText(waiting, undefined, ofLoading)
  expect(screen.getByText('Too quiet.')).toBeTruthy()
  cleanup()
  await showAppointment()
  await screen.findByText(waiting, undefined, ofLoading)
  expect(screen.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe('/en-ae/appointment/session/A-1')
  fireEvent.click(screen.getByRole('button', { name: 'Don’t send it' }))
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull(), ofLoading)
  expect(await kept()).toEqual([])
})

it('is shown after a reload of the page of the visit without a network, which cannot show the visit, and can be taken back', async () => {
  onlineManager.setOnline(false)
  await put({ until: '2999-12-03T15:20:00.000Z' })
  await showEnded({ [`GET ${calls.videoRoom.path}`]: 'offline' })
  await screen.findByText(waiting, undefined, ofLoading)
  await screen.findByText(/Your answer: 3 of 5\./)
  // It is changed on this page, once there is a network.
  expect(screen.queryByRole('link', { name: 'Change it' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Don’t send it' }))
  await waitFor(() => expect(screen.queryByText(waiting)).toBeNull(), ofLoading)
  expect(await kept()).toEqual([])
})

it.each([
  ['came too late', 'gone', /that week is over/],
  ['is of a visit that is unknown', 'not_found', /can’t open this visit any more/],
])('says what was refused, where it %s', async (_, code, why) => {
  await put({ state: 'refused', attempts: 1, refusal: { code } })
  await showEnded({ [read]: { data: {} } })
  await screen.findByText(why, undefined, ofLoading)
  // It was not taken, so it is not shown as what was said.
  expect(screen.queryByText(/^Thank you/)).toBeNull()
  cleanup()
  await showAppointment()
  await screen.findByText(why, undefined, ofLoading)
  fireEvent.click(screen.getByRole('button', { name: 'Remove it' }))
  await waitFor(() => expect(screen.queryByText(why)).toBeNull(), ofLoading)
  expect(await kept()).toEqual([])
})
