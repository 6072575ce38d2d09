import type { VideoFeedback, VideoFeedbackRequest, VideoSide, VideoVisit } from '#contract/video-visit'
import type { FlowProblem } from '#machines/flow-problem'

/** By whom a visit was ended; `time` where nobody did. */
export type EndedBy = VideoSide | 'time'

/** What a patient says of a visit (N07). */
export type Rating = Required<Pick<VideoFeedbackRequest, 'rating' | 'reasons' | 'text'>>

export type TelemedicineContext = {
  appointmentNumber: string
  /** As the platform told it last. */
  visit: VideoVisit | undefined
  /** Camera and sound were looked at on this page, or the patient goes without. */
  isChecked: boolean
  /** The doctor has been in the room since this device entered it. */
  hasMet: boolean
  endedBy: EndedBy | undefined
  /** What was said of the visit, and until when it can be. */
  feedback: VideoFeedback | undefined
  problem: FlowProblem | undefined
}

export type TelemedicineInput = Pick<TelemedicineContext, 'appointmentNumber'>

/** The view sends the first group of events, the browser the second, the room the third. */
export type TelemedicineEvent =
  /** To look at camera and sound while it is early. */
  | { type: 'devices.opened' }
  /** The patient is ready, with what works on this device. */
  | { type: 'devices.checked' }
  /** Back to the countdown. */
  | { type: 'devices.closed' }
  /** Out of the room, for now. */
  | { type: 'leave.pressed' }
  /** Into the room again, or here and not in another tab. */
  | { type: 'join.pressed' }
  | { type: 'end.pressed' }
  | { type: 'rating.given'; rating: Rating }
  | { type: 'rating.opened' }
  /** What waited on this device was sent, refused or taken back. */
  | { type: 'feedback.settled' }
  | { type: 'answer.requested' }
  | { type: 'page.seen' }
  | { type: 'connection.returned' }
  | RoomEvent

/** What happens in the app's own room. */
export type RoomEvent =
  /** The platform has let this device in: the doctor can see that the patient is here. */
  | { type: 'room.entered' }
  /** Sound, or sound and picture, flow. */
  | { type: 'call.connected' }
  /** They do not any more, and the room tries to have them again. */
  | { type: 'call.interrupted' }
  /** The doctor is not in the room, or not any more. */
  | { type: 'other.left' }
  /** The platform is not reached: the doctor may not see that the patient is here. A call goes on all the same. */
  | { type: 'room.lost' }
  | { type: 'room.ended'; by: EndedBy }
  /** Another tab or device of the patient's is in the room now. */
  | { type: 'room.moved' }
  /** The room cannot be entered, or does not come back. */
  | { type: 'room.failed'; error: unknown }

/** Inputs of the services that the app provides. */
export type VisitInput = { appointmentNumber: string }
/** `until` it is taken, where that is known. */
export type RatingInput = VisitInput & { visit: VideoVisit; rating: Rating; until: string | undefined }
