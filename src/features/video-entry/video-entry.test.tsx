import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { VideoOutcome, VideoVisit } from '#contract/video-visit'
import { calls } from '#contract/services'
import { fillTestDom, forgetOwnPages, showOwnPage } from '#tests/support/own-page'
import { videoVisits } from '#tests/support/video-visit'
import { LaterVideoEntry } from './later.tsx'

beforeEach(fillTestDom)
afterEach(async () => {
  cleanup()
  await forgetOwnPages()
})

const visit = {
  ...{ appointment_number: 'A-1', time_zone: 'Asia/Dubai' },
  ...{
    facility: { phone: '+971 4 123 4567' },
    practitioner: { slug: 'noor', speciality_slug: 'skin', city_slug: 'dubai' },
  },
  ...{ consultation_type: 'telemedicine', status: 'booked', start: '2999-11-26T15:00:00.000Z' },
}
type Given = { video?: boolean; of?: Partial<typeof visit> }
const show = (stand: VideoVisit, { video = true, of = {} }: Given = {}) =>
  showOwnPage(
    <>
      <LaterVideoEntry visit={{ ...visit, ...of }} />
      <p>the rest</p>
    </>,
    {
      at: 'appointment-detail',
      capabilities: { video },
      answers: { [`GET ${calls.videoRoom.path}`]: { data: stand } },
    },
  )

it.each([
  [videoVisits.early, 'Check camera and sound', /^Your video visit opens .*18:45$/],
  [videoVisits.open, 'Join the visit', 'Your video visit is open'],
  [videoVisits.ended, 'How was it?', 'Your video visit has ended'],
])('leads from the appointment to where its visit by video stands [R30]: %#', async (stand, name, words) => {
  await show(stand)
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/en-ae/appointment/session/A-1')
  expect(screen.getByText(words)).toBeTruthy()
})

it.each<[VideoOutcome, string, string]>([
  ['patient_absent', 'no_show', 'You were not in the room'],
  ['practitioner_absent', 'booked', 'The doctor did not come'],
  ['nobody_waited', 'booked', 'This visit did not come about'],
])(
  'says of a visit that did not come about who was missed, and what can be done: %s',
  async (outcome, status, words) => {
    await show({ ...videoVisits.over, outcome }, { of: { status } })
    expect(await screen.findByText(words)).toBeTruthy()
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['tel:+97141234567', expect.stringMatching(/skin\/dubai\/noor$/)])
  },
)

it('asks how a visit was that took place, once its room has closed too', async () => {
  await show({ ...videoVisits.over, outcome: 'took_place' }, { of: { status: 'completed' } })
  expect(await screen.findByRole('link', { name: 'How was it?' })).toBeTruthy()
})

it('says that the doctor is there', async () => {
  await show({ ...videoVisits.open, other_side_is_here: true })
  expect(await screen.findByText('Your doctor waits in the video room')).toBeTruthy()
})

it.each<[string, Given]>([
  ['one that is not by video', { of: { consultation_type: 'clinic' } }],
  ['one that does not take place', { of: { status: 'cancelled' } }],
  ['one at a tenant without rooms', { video: false }],
])('asks nothing and leads nowhere for %s', async (_what, given) => {
  const { asked } = await show(videoVisits.open, given)
  await screen.findByText('the rest')
  expect([screen.queryByRole('link'), asked]).toEqual([null, []])
})

it('shows what the practitioner has written, at a tenant that has no rooms any more too', async () => {
  const summary = { text: 'Rest for a week.\nDrink water.', written_at: '2026-11-26T15:25:00.000Z' }
  await show({ ...videoVisits.ended, summary }, { video: false, of: { start: '2026-11-26T15:00:00.000Z' } })
  expect((await screen.findByText(/Rest for a week/)).textContent).toBe(summary.text)
  expect(screen.getByRole('heading', { name: 'Your doctor’s summary' })).toBeTruthy()
  expect(screen.getByText(/^Written .*19:25$/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
