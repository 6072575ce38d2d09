import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { Problem } from '#contract/problem'
import { answered, refused, runs, walk } from '#tests/support/machine-paths'
import { feedbackGiven, feedbackOpen, rated, videoVisits } from '#tests/support/video-visit'
import { telemedicineMachine } from './telemedicine.machine.ts'
import { selectScreen } from './telemedicine.selectors.ts'
import type { TelemedicineEvent } from './telemedicine.types.ts'

const failures = ['offline', 'not_found', 'gone', 'unavailable'] as const
const events = [
  { type: 'devices.opened' },
  { type: 'devices.checked' },
  { type: 'devices.closed' },
  { type: 'leave.pressed' },
  { type: 'join.pressed' },
  { type: 'end.pressed' },
  { type: 'rating.given', rating: rated },
  { type: 'rating.opened' },
  { type: 'feedback.settled' },
  { type: 'answer.requested' },
  { type: 'page.seen' },
  { type: 'connection.returned' },
  { type: 'room.entered' },
  { type: 'call.connected' },
  { type: 'call.interrupted' },
  { type: 'other.left' },
  { type: 'room.lost' },
  { type: 'room.ended', by: 'practitioner' },
  { type: 'room.ended', by: 'time' },
  { type: 'room.moved' },
  { type: 'room.failed', error: new Problem('unavailable') },
  { type: 'xstate.after.shortly.telemedicine.early.late' },
  { type: 'xstate.after.shortly.telemedicine.elsewhere.late' },
  ...Object.values(videoVisits).map((visit) => answered('readVisit', visit)),
  ...failures.flatMap((code) =>
    ['readVisit', 'endVisit', 'readFeedback', 'sendRating', 'room'].map((id) => refused(id, new Problem(code))),
  ),
  answered('endVisit', 'patient'),
  ...[{}, feedbackOpen, feedbackGiven].map((output) => answered('readFeedback', output)),
  answered('sendRating', feedbackGiven),
  answered('opening'),
  answered('closing'),
  refused('opening', new Error('no clock')),
  refused('closing', new Error('no clock')),
] as unknown as TelemedicineEvent[]
const input = { appointmentNumber: 'A-1' }

type Telemedicine = SnapshotFrom<typeof telemedicineMachine>

/** What holds whatever has happened. */
function expectIn(telemedicine: Telemedicine, before: Telemedicine) {
  const { visit, isChecked, endedBy, feedback } = telemedicine.context
  const screen = selectScreen(telemedicine)
  // Nobody is in a room before they have seen what others will see and hear of them, nor in one that is not open.
  if (screen === 'room' || screen === 'elsewhere') expect([visit?.stage, isChecked]).toEqual(['open', true])
  if (screen === 'room') expect(visit?.room?.kind).toBe('own')
  if (screen === 'elsewhere') expect(visit?.room?.kind).toBe('external')
  // One room at a time, and none beside another screen: its camera would be on unseen.
  expect(telemedicine.children['room'] !== undefined).toBe(screen === 'room')
  if (screen === 'ended') expect(endedBy).toBeDefined()
  // Without a network nothing is known of it.
  if (telemedicine.matches({ ended: 'rating' }) && feedback) expect(feedback.give_until).toBeDefined()
  if (telemedicine.matches({ ended: 'given' })) expect(feedback?.feedback).toBeDefined()
  // What was said once is not forgotten by a failure.
  if (before.context.feedback?.feedback) expect(feedback?.feedback).toBeDefined()
}

it('takes every transition of every state', () => {
  const { unreached, untaken } = walk(telemedicineMachine, { inputs: [input], events, expectIn })
  expect([unreached, untaken]).toEqual([[], []])
})

it('keeps its promises in every order of events, and after a reload', () => {
  runs(telemedicineMachine, {
    input,
    events,
    reload: () => input,
    // A page that is loaded anew knows nothing yet.
    expectIn: (after, before) => expectIn(after, selectScreen(after) === 'checking' ? after : before),
  })
})
