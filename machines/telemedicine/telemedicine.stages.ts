import { required } from '#machines/required'
import { telemedicineSetup } from './telemedicine.setup.ts'

/** Asks the platform again beside what is shown: its answer decides, and without one that stays. */
const asking = telemedicineSetup.createStateConfig({
  invoke: {
    id: 'readVisit',
    src: 'readVisit',
    input: ({ context }) => ({ appointmentNumber: context.appointmentNumber }),
    onDone: { target: '#telemedicine.deciding', actions: { type: 'setVisit', params: ({ event }) => event } },
    onError: 'resting',
  },
})

const resting = telemedicineSetup.createStateConfig({
  on: { 'answer.requested': 'asking', 'page.seen': 'asking', 'connection.returned': 'asking' },
})

/** The instant has come by this device's reckoning: the platform is asked until it says so too. */
const late = telemedicineSetup.createStateConfig({ after: { shortly: 'asking' } })

/** Until the room opens. A device that has slept is ahead of its own timers when it is seen again. */
export const early = telemedicineSetup.createStateConfig({
  initial: 'resting',
  on: { 'devices.opened': 'devices' },
  invoke: {
    id: 'opening',
    src: 'waitUntil',
    input: ({ context }) => ({ instant: required(context.visit, 'visit').opens_at }),
    onDone: '.late',
    onError: '.late',
  },
  states: { resting, late, asking },
})

/** With another provider: what happens there is not known here, so the platform is asked when somebody looks, and when time is up. */
export const elsewhere = telemedicineSetup.createStateConfig({
  initial: 'resting',
  on: { 'leave.pressed': 'left', 'end.pressed': 'ending' },
  invoke: {
    id: 'closing',
    src: 'waitUntil',
    input: ({ context }) => ({ instant: required(context.visit, 'visit').closes_at }),
    onDone: '.late',
    onError: '.late',
  },
  states: { resting, late, asking },
})

/** In the app's own room, of which this device has one for all of these. */
export const room = telemedicineSetup.createStateConfig({
  initial: 'joining',
  entry: ['clearProblem', 'forgetMeeting'],
  invoke: {
    id: 'room',
    src: 'room',
    input: ({ context }) => ({ appointmentNumber: context.appointmentNumber }),
    onError: { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
  },
  on: {
    'leave.pressed': 'left',
    'end.pressed': 'ending',
    'room.ended': { target: 'ended', actions: { type: 'setEnd', params: ({ event }) => event } },
    'room.moved': 'moved',
    'room.failed': { target: 'failed', actions: { type: 'setProblem', params: ({ event }) => event } },
    'call.connected': { target: '.talking', actions: 'meet' },
    'other.left': '.waiting',
  },
  states: {
    joining: { on: { 'room.entered': 'waiting' } },
    waiting: { on: { 'room.lost': 'joining' } },
    talking: { on: { 'call.interrupted': 'reconnecting' } },
    reconnecting: {},
  },
})

/** After the visit: what the patient says of it, once and, while there is time, again. */
export const ended = telemedicineSetup.createStateConfig({
  initial: 'reading',
  entry: 'clearProblem',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readFeedback',
        src: 'readFeedback',
        input: ({ context }) => ({ appointmentNumber: context.appointmentNumber }),
        onDone: [
          {
            guard: { type: 'isGiven', params: ({ event }) => event },
            target: 'given',
            actions: { type: 'setFeedback', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOpenTo', params: ({ event }) => event },
            target: 'rating',
            actions: { type: 'setFeedback', params: ({ event }) => event },
          },
          { target: 'closed' },
        ],
        onError: [
          // What is said without a network waits on the device, so it can be said.
          { guard: { type: 'isUnreached', params: ({ event }) => event }, target: 'rating', actions: 'forgetFeedback' },
          { target: 'unread' },
        ],
      },
    },
    unread: { on: { 'answer.requested': 'reading', 'page.seen': 'reading', 'connection.returned': 'reading' } },
    rating: { on: { 'rating.given': 'sending' } },
    sending: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'sendRating',
        src: 'sendRating',
        input: ({ context: { appointmentNumber, visit, feedback }, event }) => {
          if (event.type !== 'rating.given') throw new Error(`no rating in ${event.type}`)
          const until = feedback?.give_until
          return { appointmentNumber, visit: required(visit, 'visit'), rating: event.rating, until }
        },
        onDone: { target: 'given', actions: { type: 'setFeedback', params: ({ event }) => event } },
        onError: { target: 'rating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    given: { on: { 'rating.opened': { guard: 'canChange', target: 'rating' }, 'feedback.settled': 'reading' } },
    /** Nothing can be said of it any more, or nothing took place. */
    closed: {},
  },
})
