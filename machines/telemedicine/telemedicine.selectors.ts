import type { SnapshotFrom } from 'xstate'
import type { telemedicineMachine } from './telemedicine.machine.ts'

type Telemedicine = SnapshotFrom<typeof telemedicineMachine>

/** What the patient sees of a video visit; each is a state of the machine. */
export const telemedicineScreens = [
  'early',
  'devices',
  'elsewhere',
  'room',
  'left',
  'ending',
  'ended',
  'moved',
  'unpaid',
  'cancelled',
  'foreign',
  'gone',
  'offline',
  'failed',
] as const
export type TelemedicineScreen = (typeof telemedicineScreens)[number] | 'checking'

/** The screen for the current state. */
export const selectScreen = (telemedicine: Telemedicine): TelemedicineScreen =>
  telemedicineScreens.find((screen) => telemedicine.matches(screen)) ?? 'checking'

/** How far this device is in the room. */
export type RoomStage = 'joining' | 'waiting' | 'talking' | 'reconnecting'

export function selectRoomStage(telemedicine: Telemedicine): RoomStage {
  if (telemedicine.matches({ room: 'talking' })) return 'talking'
  if (telemedicine.matches({ room: 'reconnecting' })) return 'reconnecting'
  return telemedicine.matches({ room: 'waiting' }) ? 'waiting' : 'joining'
}

/** How far what is said of the visit is. */
export type FeedbackStage = 'reading' | 'unread' | 'rating' | 'sending' | 'given' | 'closed'

const feedbackStages = ['unread', 'rating', 'sending', 'given', 'closed'] as const

export const selectFeedbackStage = (telemedicine: Telemedicine): FeedbackStage =>
  feedbackStages.find((stage) => telemedicine.matches({ ended: stage })) ?? 'reading'
