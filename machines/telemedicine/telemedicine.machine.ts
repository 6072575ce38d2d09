import { telemedicineSetup } from './telemedicine.setup.ts'
import { early, elsewhere, ended, room } from './telemedicine.stages.ts'

/**
 * A visit by video, from the patient's side (R30): whether it is time, camera and sound, the room or another provider's page, its end, and what
 * the patient says of it. What is shown follows from the platform's answers, so that a reload or a second tab changes nothing.
 */
export const telemedicineMachine = telemedicineSetup.createMachine({
  id: 'telemedicine',
  context: ({ input: { appointmentNumber } }) => ({
    appointmentNumber,
    visit: undefined,
    isChecked: false,
    hasMet: false,
    endedBy: undefined,
    feedback: undefined,
    problem: undefined,
  }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'readVisit',
        src: 'readVisit',
        input: ({ context }) => ({ appointmentNumber: context.appointmentNumber }),
        onDone: { target: 'deciding', actions: { type: 'setVisit', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isLocked', params: ({ event }) => event }, target: 'foreign' },
          { guard: { type: 'isGone', params: ({ event }) => event }, target: 'gone' },
          { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
          { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
        ],
      },
    },
    deciding: {
      always: [
        { guard: { type: 'isAt', params: { stage: 'early' } }, target: 'early' },
        { guard: { type: 'isAt', params: { stage: 'unpaid' } }, target: 'unpaid' },
        { guard: { type: 'isAt', params: { stage: 'cancelled' } }, target: 'cancelled' },
        { guard: { type: 'isAt', params: { stage: 'ended' } }, target: 'ended' },
        { guard: { type: 'isAt', params: { stage: 'over' } }, target: 'ended' },
        { guard: 'isUnchecked', target: 'devices' },
        { guard: 'isElsewhere', target: 'elsewhere' },
        { guard: 'hasRoom', target: 'room' },
        // Open and without a place: an answer that no platform of this version gives.
        { target: 'failed' },
      ],
    },
    early,
    devices: {
      on: { 'devices.checked': { target: 'checking', actions: 'setChecked' }, 'devices.closed': 'checking' },
    },
    elsewhere,
    room,
    /** Out of the room, which is still open. */
    left: { on: { 'join.pressed': 'checking', 'end.pressed': 'ending' } },
    ending: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'endVisit',
        src: 'endVisit',
        input: ({ context }) => ({ appointmentNumber: context.appointmentNumber }),
        onDone: { target: 'ended', actions: { type: 'setEnd', params: ({ event }) => ({ by: event.output }) } },
        // Out of the room all the same; it can be ended from there once more.
        onError: { target: 'left', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    ended,
    /** Another tab or device of the patient's has taken the room over. */
    moved: { on: { 'join.pressed': 'checking' } },
    unpaid: { on: { 'page.seen': 'checking', 'answer.requested': 'checking' } },
    cancelled: {},
    /** This device cannot open the visit, or there is none by video. */
    foreign: {},
    gone: {},
    offline: { on: { 'answer.requested': 'checking', 'page.seen': 'checking', 'connection.returned': 'checking' } },
    failed: { on: { 'answer.requested': 'checking', 'page.seen': 'checking', 'connection.returned': 'checking' } },
  },
})
