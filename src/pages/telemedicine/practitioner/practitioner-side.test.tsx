import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { practitionerCalls } from '#contract/video-practitioner-calls'
import type { PractitionerLinkFault, PractitionerVideoVisit, VideoVisit } from '#contract/video-visit'
import { fillTestDom, forgetOwnPages, showOwnPage, type Answers } from '#tests/support/own-page'
import { videoVisits } from '#tests/support/video-visit'
import { LaterPractitionerSide } from './later.tsx'

beforeEach(() => {
  fillTestDom()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  await forgetOwnPages()
})

const post = ({ path }: { path: string }) => `POST ${path}`
const forPractitioner = (visit: VideoVisit): PractitionerVideoVisit => ({
  ...visit,
  ...{ patient_first_name: 'Layla', patient_last_initial: 'H', time_zone: 'Asia/Dubai' },
  ...{ service_name: 'Video consultation', practitioner_name: 'Dr Noor Al-Hashimi' },
  summary_until: '2026-11-27T15:20:00.000Z',
})

async function show(answers: Answers, hash = 'token-of-the-link') {
  const shown = await showOwnPage(<LaterPractitionerSide failed={null} />, {
    ...{ at: 'telemedicine', isGuest: true },
    answers: { [post(practitionerCalls.practitionerDocuments)]: { data: [] }, ...answers },
  })
  await act(() => shown.router.navigate({ to: '.', hash }))
  return shown
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

it.each<[PractitionerLinkFault, string]>([
  ['unknown', 'This link is not valid'],
  ['used', 'This link was opened on another device'],
  ['expired', 'This link has ended'],
])('says of a link that is %s that it is, and where a new one comes from', async (reason, words) => {
  await show({
    [post(practitionerCalls.practitionerVideoVisit)]: { refused: 'gone', status: 410, details: { reason } },
  })
  await heading(words)
  expect(screen.getByText('Ask the facility for a new link.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy()
})

it('asks nothing without a token', async () => {
  const { asked } = await show({}, '')
  await heading('This link is not valid')
  expect(asked).toEqual([])
})

it('shows who waits and with which documents, by a token that a reload finds again', async () => {
  const bodies: unknown[] = []
  const file = { id: 'f-1', name: 'referral.pdf', media_type: 'application/pdf', bytes: 1200 }
  const answers: Answers = {
    [post(practitionerCalls.practitionerVideoVisit)]: ({ body }) => {
      bodies.push(JSON.parse(body!))
      return { data: { ...forPractitioner(videoVisits.open), other_side_is_here: true } }
    },
    [post(practitionerCalls.practitionerDocuments)]: {
      data: [{ id: 'd-1', kind: 'other', file, created_at: '2026-11-26T10:00:00.000Z' }],
    },
  }
  await show(answers)
  await heading('Layla H. is waiting for you')
  expect(await screen.findByText('referral.pdf')).toBeTruthy()
  cleanup()
  await show(answers, '')
  await heading('Layla H. is waiting for you')
  const [first, second] = bodies
  expect(first).toEqual({ link_token: 'token-of-the-link', browser_key: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(second).toEqual(first)
})

it('looks every ten seconds, while it is looked at, whether the patient has come', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isHere = false
  const { asked } = await show({
    [post(practitionerCalls.practitionerVideoVisit)]: () => ({
      data: { ...forPractitioner(videoVisits.open), other_side_is_here: isHere },
    }),
  })
  await heading('Layla H. is not here yet')
  isHere = true
  const looks = () => asked.filter((call) => call === post(practitionerCalls.practitionerVideoVisit)).length
  const before = looks()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => vi.advanceTimersByTime(10_000))
  expect(looks()).toBe(before)
  visibility.mockRestore()
  await act(async () => vi.advanceTimersByTime(10_000))
  await heading('Layla H. is waiting for you')
  expect(looks()).toBe(before + 1)
})

it.each([
  ['patient', 'Layla H. has ended the visit'],
  ['time', 'The visit is over'],
] as const)('says that the visit was ended by the %s, and takes a summary of it', async (by, words) => {
  await show({
    [post(practitionerCalls.practitionerVideoVisit)]: {
      data: forPractitioner(
        by === 'time' ? videoVisits.over : { ...videoVisits.ended, ended: { ...videoVisits.ended.ended, by } },
      ),
    },
  })
  await heading(words)
  expect(await screen.findByRole('textbox')).toBeTruthy()
})

it('takes a summary once the visit has ended, and takes it back', async () => {
  const written: string[] = []
  await show({
    [post(practitionerCalls.practitionerVideoVisit)]: { data: forPractitioner(videoVisits.ended) },
    [post(practitionerCalls.writeVisitSummary)]: ({ body }) => {
      const { text } = JSON.parse(body!) as { text: string }
      written.push(text)
      return { data: text === '' ? {} : { summary: { text, written_at: '2026-11-26T15:25:00.000Z' } } }
    },
  })
  await heading('You have ended the visit')
  await press('Save the summary')
  expect(await screen.findByText('Write something first.')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Rest for a week. ' } })
  await press('Save the summary')
  expect(await screen.findByText(/^Saved .*19:25\. The patient reads it/)).toBeTruthy()
  await press('Change')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } })
  await press('Take the summary back')
  expect(await screen.findByText('Taken back. The patient reads no summary.')).toBeTruthy()
  expect(written).toEqual(['Rest for a week.', ''])
})

it('says why a summary could not be saved, and keeps it', async () => {
  await show({
    [post(practitionerCalls.practitionerVideoVisit)]: { data: forPractitioner(videoVisits.over) },
    [post(practitionerCalls.writeVisitSummary)]: { refused: 'gone', status: 410, details: { reason: 'expired' } },
  })
  await heading('The visit is over')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Rest.' } })
  await press('Save the summary')
  expect(await screen.findByText(/^The link has ended/)).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Rest.')
})
