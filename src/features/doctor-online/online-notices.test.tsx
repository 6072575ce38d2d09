import { act, cleanup, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#contract/services'
import type { VideoVisit } from '#contract/video-visit'
import { followLinks } from '#src/routes/follow-links.ts'
import { useApp } from '#src/context/app-context.ts'
import type { Screen } from '#src/routes/screen-table.ts'
import { fillTestDom, forgetOwnPages, showOwnPage, type Answer } from '#tests/support/own-page'
import { ownRoom, videoVisits } from '#tests/support/video-visit'
import { OnlineNotices } from './online-notices.tsx'
import { untilNextLook } from './next-look.ts'
import { watchedVisits, watchVisit } from './watched-visits.ts'

let stand: VideoVisit | Answer
beforeEach(() => {
  fillTestDom()
  watchedVisits.set([])
})
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  await forgetOwnPages()
})

/** As the app shows them: once their words are there. */
function WithWords() {
  const { intl } = useApp()
  const [hasWords, setWords] = useState(false)
  useEffect(() => void intl.load('telemedicine').then(() => setWords(true)), [intl])
  return hasWords ? <OnlineNotices /> : null
}

const awaited: VideoVisit = { ...videoVisits.open, room: ownRoom, other_side_is_here: true }
const call = `GET ${calls.videoRoom.path}`
const show = (at: Screen = 'home') =>
  showOwnPage(
    <main id="main" tabIndex={-1}>
      <WithWords />
    </main>,
    { at, answers: { [call]: () => ('stage' in (stand as object) ? { data: stand } : (stand as Answer)) } },
  )

it('calls on any page to the room in which the doctor waits, and asks nothing before a visit is near', async () => {
  stand = awaited
  const { asked } = await show()
  expect(asked).toEqual([])
  act(() => watchVisit('A-7'))
  const accept = await screen.findByRole('link', { name: 'Accept' })
  expect(accept.getAttribute('href')).toBe('/en-ae/appointment/session/A-7')
  expect(screen.getByText('Your doctor is online').closest('[role=status]')).toBeTruthy()
})

describe.each([
  ['by a pointer', async (user: UserEvent, button: HTMLElement) => user.click(button)],
  [
    'by keyboard',
    async (user: UserEvent, button: HTMLElement) => {
      for (let stop = 0; stop < 3 && document.activeElement !== button; stop += 1) await user.tab()
      expect(document.activeElement).toBe(button)
      await user.keyboard('{Enter}')
    },
  ],
])('%s', (_, press) => {
  it('is accepted, which leads into the room', async () => {
    const user = userEvent.setup()
    stand = awaited
    const { app } = await show()
    const navigate = vi.fn(async () => undefined)
    const unfollow = followLinks(document, app, { navigate, preloadRoute: async () => undefined })
    act(() => watchVisit('A-7'))
    await press(user, await screen.findByRole('link', { name: 'Accept' }))
    unfollow()
    expect(navigate.mock.calls).toEqual([[expect.objectContaining({ to: '/en-ae/appointment/session/A-7' })]])
  })

  it('is put off until the doctor comes again, and stays so while they stay', async () => {
    const user = userEvent.setup()
    stand = awaited
    const { app, asked } = await show()
    const look = async (next: VideoVisit) => {
      stand = next
      const before = asked.length
      act(() => watchVisit('A-7'))
      await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
      await vi.waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    }
    await look(awaited)
    const later = await screen.findByRole('button', { name: 'Later' })
    await press(user, later)
    expect(screen.queryByText('Your doctor is online')).toBeNull()
    expect(document.activeElement?.id).toBe('main')
    await look(awaited)
    expect(screen.queryByText('Your doctor is online')).toBeNull()
    await look({ ...awaited, other_side_is_here: false })
    await look(awaited)
    expect(await screen.findByRole('button', { name: 'Later' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Accept' })).toBeTruthy()
  })
})

it.each<[string, VideoVisit | Answer, Screen?]>([
  ['while the doctor is not there', { ...awaited, other_side_is_here: false }],
  ['to a visit that has ended', { ...videoVisits.ended, other_side_is_here: true }],
  ['to a visit of somebody else', { refused: 'not_found', status: 404 }],
  ['in the room itself', awaited, 'telemedicine'],
])('calls nobody %s', async (_what, answer, at) => {
  stand = answer
  const { app, asked } = await show(at)
  act(() => watchVisit('A-7'))
  if (at !== 'telemedicine') await vi.waitFor(() => expect(asked).toContain(call))
  await vi.waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
  expect(screen.queryByText('Your doctor is online')).toBeNull()
})

it('looks again each half minute while the app’s own room is open, and else only when something changes by the clock', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T14:00:00.000Z') })
  expect(untilNextLook(videoVisits.early)).toBe(45 * 60_000 + 1_000)
  expect(untilNextLook(videoVisits.open)).toBe(30_000)
  expect(untilNextLook(videoVisits.framed)).toBe(110 * 60_000 + 1_000)
  vi.setSystemTime(new Date('2026-11-26T15:49:50.000Z'))
  expect(untilNextLook(videoVisits.open)).toBe(11_000)
  expect([videoVisits.ended, videoVisits.over, undefined].map(untilNextLook)).toEqual([false, false, false])
})
