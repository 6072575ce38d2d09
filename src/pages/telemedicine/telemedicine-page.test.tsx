import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VideoVisit } from '#contract/video-visit'
import { calls } from '#contract/services'
import { isSafeMoment } from '#src/page-load/safe-moment.ts'
import { fakeBrowser, stubMedia } from '#tests/support/own-media'
import { fillTestDom, forgetOwnPages, showOwnPage, type Answer, type Answers } from '#tests/support/own-page'
import { feedbackGiven, feedbackOpen, videoVisits } from '#tests/support/video-visit'
import { TelemedicinePage } from './telemedicine-page.tsx'

let fake: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  fillTestDom()
  fake = fakeBrowser()
  for (const [name, value] of Object.entries({ ...stubMedia, fetch: async () => new Response() }))
    vi.stubGlobal(name, value)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'AudioContext',
    class {
      createMediaStreamSource = () => ({ connect: () => {}, disconnect: () => {} })
      createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => {} })
      resume = async () => {}
      close = async () => {}
    },
  )
  Object.defineProperty(navigator, 'mediaDevices', { value: fake.mediaDevices, configurable: true })
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  await forgetOwnPages()
})

const check = `GET ${calls.videoRoom.path}`
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

type Stand = VideoVisit | Extract<Answer, { refused: unknown } | 'offline'>
async function show(visit: Stand, more: Answers = {}, video = true) {
  const shown = await showOwnPage(<TelemedicinePage />, {
    at: 'telemedicine',
    capabilities: { video },
    answers: { [check]: visit === 'offline' || 'refused' in visit ? visit : { data: visit }, ...more },
  })
  // The former address names the visit so (R31).
  await act(() => shown.router.navigate({ to: '.', search: { appointment_number: 'A-1' } }))
  return shown
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const throughCheck = async () => {
  await press('Turn on camera and microphone')
  await press('I’m ready')
}

it('counts down to the opening, and lets camera and sound be looked at meanwhile [R30]', async () => {
  await show({ ...videoVisits.early, opens_at: soon(10) })
  await heading(/^Your video visit opens/)
  expect(screen.getByRole('timer').textContent).toMatch(/^Opens in (10:0\d|9:5\d)$/)
  await press('Check camera and sound')
  await heading('Can you see and hear yourself?')
  await throughCheck()
  await heading(/^Your video visit opens/)
  // The camera is off again, and no update comes in between.
  expect(fake.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended'])
  expect(isSafeMoment()).toBe(false)
  cleanup()
  expect(isSafeMoment()).toBe(true)
})

it.each([
  [videoVisits.cancelled, 'This visit was cancelled'],
  [videoVisits.unpaid, 'This visit is not paid yet'],
  [videoVisits.over, 'The time of this visit is over'],
  [videoVisits.ended, 'The doctor has ended the visit'],
  [{ refused: 'not_found', status: 404 } as const, 'This appointment can’t be opened here'],
  [{ refused: 'gone', status: 410 } as const, 'This link has ended'],
])('says how a visit stands that cannot be joined: %#', async (visit, words) => {
  await show(visit, { [`GET ${calls.videoFeedback.path}`]: { data: {} } })
  await heading(words)
  expect(screen.queryByRole('button', { name: /camera/i })).toBeNull()
})

it.each([
  ['the platform fails', { refused: 'unavailable', status: 503 }, 'Your appointment didn’t load'],
  ['there is no network', 'offline', 'There is no connection'],
] as const)('says so where %s, and goes on once it is looked at again', async (_what, failure, words) => {
  let answer: Answer = failure
  await show(failure, { [check]: () => answer })
  await heading(words)
  answer = { data: videoVisits.open }
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await heading('Can you see and hear yourself?')
})

it('is nothing at a tenant whose visits by video cannot be joined here', async () => {
  const { asked } = await show(videoVisits.open, {}, false)
  await heading('Which visit?')
  expect(asked).toEqual([])
})

it('shows another provider’s page with camera and microphone, and without this one’s [R30]', async () => {
  await show(videoVisits.framed)
  await throughCheck()
  await heading('Your visit takes place here')
  const frame = screen.getByTitle<HTMLIFrameElement>('Video visit')
  expect([
    frame.src,
    frame.getAttribute('allow')?.split('; ').slice(0, 2),
    frame.getAttribute('referrerpolicy'),
  ]).toEqual(['https://meet.example/r-1', ['camera', 'microphone'], 'no-referrer'])
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation/)
  // Two programs cannot have the camera.
  expect(fake.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true)
})

it('opens another provider’s page in a window of its own, and ends after a question [S12]', async () => {
  const { asked } = await show(videoVisits.elsewhere, {
    [`POST ${calls.endVideoSession.path}`]: { data: { by: 'patient', at: '2026-11-26T15:18:00.000Z' } },
    [`GET ${calls.videoFeedback.path}`]: { data: feedbackOpen },
  })
  await throughCheck()
  await heading('Your visit is open')
  const link = screen.getByRole('link', { name: 'Open the visit' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://meet.example/r-2',
    'noopener noreferrer',
  ])
  await press('My visit has ended')
  expect(asked).not.toContain(`POST ${calls.endVideoSession.path}`)
  await press('End the visit')
  await heading('Your visit has ended')
})

it('takes what the patient says of the visit, shows it again, and lets it be changed [N07 S13]', async () => {
  const sent: unknown[] = []
  await show(videoVisits.ended, {
    [`GET ${calls.videoFeedback.path}`]: { data: feedbackOpen },
    [`POST ${calls.giveVideoFeedback.path}`]: ({ body }) => {
      sent.push(JSON.parse(body ?? ''))
      return { data: feedbackGiven }
    },
  })
  await screen.findByText('Did you get the help you came for?')
  await press('Send')
  expect(screen.getByRole('alert').textContent).toBe('Choose a number from 1 to 5 first.')
  fireEvent.click(screen.getByRole('radio', { name: '4' }))
  fireEvent.click(screen.getByRole('button', { name: 'Listened' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Clear and kind. ' } })
  await press('Send')
  const given = (await screen.findByText(/Thank you/)).parentElement!
  expect(sent).toEqual([{ appointment_number: 'A-1', rating: 4, reasons: ['listened'], text: 'Clear and kind.' }])
  expect(within(given).getByText('4 of 5')).toBeTruthy()
  expect(within(given).getByText('Clear and kind.')).toBeTruthy()
  await press('Change it')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '4' }).checked).toBe(true))
})

it('keeps what was written where it was refused, and says why', async () => {
  await show(videoVisits.ended, {
    [`GET ${calls.videoFeedback.path}`]: { data: feedbackOpen },
    [`POST ${calls.giveVideoFeedback.path}`]: { refused: 'gone', status: 410 },
  })
  fireEvent.click(await screen.findByRole('radio', { name: '2' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Too quiet.' } })
  await press('Send')
  expect((await screen.findByRole('alert')).textContent).toMatch(/for a week after it, and that week is over/)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too quiet.')
})

it('finds the visit of its former address, and asks which one where that names none [R31]', async () => {
  const queries: string[] = []
  const answer = ({ query }: { query: string }) => {
    queries.push(query)
    return { data: videoVisits.cancelled }
  }
  const { router } = await show(videoVisits.cancelled, { [check]: answer })
  await heading('This visit was cancelled')
  expect(queries).toEqual(['appointment_number=A-1'])
  await act(() => router.navigate({ to: '.', search: {} }))
  await heading('Which visit?')
})
