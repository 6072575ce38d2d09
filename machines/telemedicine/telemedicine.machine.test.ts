import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem'
import type { VideoFeedback, VideoSide, VideoVisit } from '#contract/video-visit'
import { feedbackGiven, feedbackOpen, rated, videoVisits } from '#tests/support/video-visit'
import { telemedicineMachine } from './telemedicine.machine.ts'
import {
  selectFeedbackStage,
  selectRoomStage,
  selectScreen,
  type FeedbackStage,
  type TelemedicineScreen,
} from './telemedicine.selectors.ts'
import type { RoomEvent, VisitInput } from './telemedicine.types.ts'

const started: { stop: () => unknown }[] = []
afterEach(() => started.splice(0).forEach((actor) => actor.stop()))

/** A visit whose platform answers what the test says next, and then the same again. */
function startVisit(answers: (VideoVisit | Problem)[], said: VideoFeedback | Problem = feedbackOpen) {
  const left = [...answers]
  const inputs: [service: string, input: unknown][] = []
  const readVisit = vi.fn(async () => {
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer instanceof Problem) throw answer
    return answer!
  })
  const feedback = { answer: said }
  const room: { emit: (event: RoomEvent) => void; entered: number; left: number } = {
    ...{ emit: () => {}, entered: 0, left: 0 },
  }
  const endVisit = vi.fn(async (_: VisitInput): Promise<VideoSide> => 'patient')
  const sendRating = vi.fn(async () => feedbackGiven)
  const opening = { comes: () => {} }
  const opened = new Promise<void>((resolve) => (opening.comes = resolve))
  const machine = telemedicineMachine.provide({
    actors: {
      readVisit: fromPromise(({ input }) => {
        inputs.push(['readVisit', input])
        return readVisit()
      }),
      room: fromCallback(({ sendBack, input }) => {
        inputs.push(['room', input])
        room.entered += 1
        room.emit = sendBack
        return () => void (room.left += 1)
      }) as never,
      endVisit: fromPromise(({ input }) => endVisit(input)),
      readFeedback: fromPromise(async ({ input }) => {
        inputs.push(['readFeedback', input])
        if (feedback.answer instanceof Problem) throw feedback.answer
        return feedback.answer
      }),
      sendRating: fromPromise(({ input }) => {
        inputs.push(['sendRating', input])
        return sendRating()
      }),
      waitUntil: fromPromise(({ input }) => {
        inputs.push(['waitUntil', input])
        return opened
      }),
    },
    delays: { shortly: 1 },
  })
  const actor = createActor(machine, { input: { appointmentNumber: 'A-1' } }).start()
  started.push(actor)
  return {
    ...{ actor, readVisit, room, endVisit, sendRating, feedback, opening, inputs },
    reaches: (screen: TelemedicineScreen) => waitFor(actor, (now) => selectScreen(now) === screen, { timeout: 1000 }),
    says: (stage: FeedbackStage) =>
      waitFor(actor, (now) => selectFeedbackStage(now) === stage && now.matches('ended'), { timeout: 1000 }),
    stage: () => selectRoomStage(actor.getSnapshot()),
    problem: () => actor.getSnapshot().context.problem?.code,
  }
}

/** In the room, after the check of camera and sound. */
async function startInRoom(said?: VideoFeedback) {
  const visit = startVisit([videoVisits.open], said)
  await visit.reaches('devices')
  visit.actor.send({ type: 'devices.checked' })
  await visit.reaches('room')
  return visit
}

it('opens by itself when the time has come, and camera and sound come before the room [R30]', async () => {
  const { actor, opening, reaches, room } = startVisit([videoVisits.early, videoVisits.early, videoVisits.open])
  await reaches('early')
  opening.comes()
  await reaches('devices')
  expect(room.entered).toBe(0)
  actor.send({ type: 'devices.checked' })
  await reaches('room')
  expect(room.entered).toBe(1)
})

it('asks the platform when the page is seen again, after a device that slept', async () => {
  const { actor, reaches } = startVisit([videoVisits.early, videoVisits.open])
  await reaches('early')
  actor.send({ type: 'page.seen' })
  await reaches('devices')
})

it('looks at camera and sound once, also while it is early', async () => {
  const { actor, reaches } = startVisit([videoVisits.early, videoVisits.early, videoVisits.open])
  await reaches('early')
  actor.send({ type: 'devices.opened' })
  await reaches('devices')
  actor.send({ type: 'devices.checked' })
  await reaches('early')
  actor.send({ type: 'page.seen' })
  await reaches('room')
})

it('keeps one room while the call breaks and comes back, and the doctor leaves and comes back', async () => {
  const { actor, room, stage } = await startInRoom()
  const stages = (['room.entered', 'call.connected', 'call.interrupted', 'call.connected', 'other.left'] as const).map(
    (type) => {
      room.emit({ type })
      return stage()
    },
  )
  expect(stages).toEqual(['waiting', 'talking', 'reconnecting', 'talking', 'waiting'])
  expect([room.entered, room.left, actor.getSnapshot().context.hasMet]).toEqual([1, 0, true])
})

it.each(['practitioner', 'time'] as const)('ends with the room, by %s, and asks how it was', async (by) => {
  const { actor, room, reaches, says } = await startInRoom()
  room.emit({ type: 'room.ended', by })
  await reaches('ended')
  expect([actor.getSnapshot().context.endedBy, room.left]).toEqual([by, 1])
  await says('rating')
})

it('ends by the patient, and says so where the platform was not reached [S12]', async () => {
  const { actor, endVisit, reaches, problem, room } = await startInRoom()
  endVisit.mockRejectedValueOnce(new Problem('offline'))
  actor.send({ type: 'end.pressed' })
  await reaches('left')
  expect([problem(), room.left]).toEqual(['offline', 1])
  actor.send({ type: 'end.pressed' })
  await reaches('ended')
  expect(actor.getSnapshot().context.endedBy).toBe('patient')
  expect(endVisit.mock.calls).toEqual([[{ appointmentNumber: 'A-1' }], [{ appointmentNumber: 'A-1' }]])
})

it('keeps what was said of a visit, and what was refused can be sent again [S13]', async () => {
  const { actor, sendRating, says, problem, room } = await startInRoom()
  room.emit({ type: 'room.ended', by: 'practitioner' })
  await says('rating')
  sendRating.mockRejectedValueOnce(new Problem('offline'))
  actor.send({ type: 'rating.given', rating: rated })
  await says('rating')
  expect(problem()).toBe('offline')
  actor.send({ type: 'rating.given', rating: rated })
  await says('given')
  expect(actor.getSnapshot().context.feedback).toEqual(feedbackGiven)
  actor.send({ type: 'rating.opened' })
  await says('rating')
})

it.each([
  ['given', feedbackGiven],
  ['closed', {}],
  ['unread', new Problem('unavailable')],
  ['rating', new Problem('offline')],
  ['rating', new Problem('timeout')],
] as const)('shows a visit that is over, with its rating %s', async (stage, said) => {
  const { says } = startVisit([videoVisits.over], said)
  await says(stage)
})

it('reads what was said again once what waited on this device is settled', async () => {
  const { actor, says, feedback } = startVisit([videoVisits.over], feedbackGiven)
  await says('given')
  feedback.answer = {}
  actor.send({ type: 'feedback.settled' })
  await says('closed')
})

it.each([
  ['foreign', 'not_found'],
  ['foreign', 'unauthenticated'],
  ['gone', 'gone'],
  ['offline', 'offline'],
  ['failed', 'unavailable'],
] as const)('is %s after %s', async (screen, code) => {
  await startVisit([new Problem(code)]).reaches(screen)
})

it('goes on by itself once there is a network', async () => {
  const { actor, reaches } = startVisit([new Problem('offline'), videoVisits.early])
  await reaches('offline')
  actor.send({ type: 'connection.returned' })
  await reaches('early')
})

it.each([
  ['room', videoVisits.open],
  ['elsewhere', videoVisits.framed],
] as const)('can be left and joined again: %s', async (screen, visit) => {
  const { actor, reaches } = startVisit([visit])
  await reaches('devices')
  actor.send({ type: 'devices.checked' })
  await reaches(screen)
  actor.send({ type: 'leave.pressed' })
  await reaches('left')
  actor.send({ type: 'join.pressed' })
  await reaches(screen)
})

it('leaves the room to another tab, until it is asked for here', async () => {
  const { actor, room, reaches } = await startInRoom()
  room.emit({ type: 'room.moved' })
  await reaches('moved')
  expect(room.left).toBe(1)
  actor.send({ type: 'join.pressed' })
  await reaches('room')
})

const thisVisit = { appointmentNumber: 'A-1' }

it('asks each service about this visit, from before it opens until it is rated', async () => {
  const { actor, inputs, opening, reaches, room, says } = startVisit([videoVisits.early, videoVisits.open])
  await reaches('early')
  opening.comes()
  await reaches('devices')
  actor.send({ type: 'devices.checked' })
  await reaches('room')
  room.emit({ type: 'room.ended', by: 'practitioner' })
  await says('rating')
  actor.send({ type: 'rating.given', rating: rated })
  await says('given')
  expect(inputs).toEqual([
    ['readVisit', thisVisit],
    ['waitUntil', { instant: videoVisits.early.opens_at }],
    ['readVisit', thisVisit],
    // Once more after the check of camera and sound, which may have taken long.
    ['readVisit', thisVisit],
    ['room', thisVisit],
    ['readFeedback', thisVisit],
    ['sendRating', { ...thisVisit, visit: videoVisits.open, rating: rated, until: feedbackOpen.give_until }],
  ])
})

it('asks about a visit with another provider when its time is up', async () => {
  const { actor, inputs, reaches } = startVisit([videoVisits.framed])
  await reaches('devices')
  actor.send({ type: 'devices.checked' })
  await reaches('elsewhere')
  expect(inputs).toEqual([
    ['readVisit', thisVisit],
    ['readVisit', thisVisit],
    ['waitUntil', { instant: videoVisits.framed.closes_at }],
  ])
})
