import * as Type from 'typebox'
import { linesPattern } from '#contract/plain-text'
import { longestText } from '#contract/text-limits'
import { Instant } from '#contract/wire'

const optional = Type.Optional

/** The two sides of a visit by video; whoever joins for the patient is of the patient's side. */
export const videoSides = ['patient', 'practitioner'] as const
export type VideoSide = (typeof videoSides)[number]

/** An appointment by its number, `A-1234…`: in the query of C66 and of the reading half of C68, and in the body of C67. */
export const VideoVisitRequest = Type.Object({ appointment_number: Type.String({ minLength: 1, maxLength: 40 }) })
export type VideoVisitRequest = Type.Static<typeof VideoVisitRequest>

/** A STUN or TURN server in the form that `RTCPeerConnection` takes. Credentials of TURN outlast the room and are of one side alone. */
export const IceServer = Type.Object({
  urls: Type.Array(Type.String()),
  username: optional(Type.String()),
  credential: optional(Type.String()),
})
export type IceServer = Type.Static<typeof IceServer>

/**
 * Where the two sides meet: in the app's own room, by a WebSocket at `signalling_path` of the page's origin
 * (video-signalling.ts), or with another provider. A ticket is for one connection, to be made before `ticket_expires_at`, a minute later;
 * the next one comes with the next C66.
 */
export const VideoRoom = Type.Union([
  Type.Object({
    kind: Type.Literal('own'),
    ticket: Type.String(),
    ticket_expires_at: Instant,
    signalling_path: Type.String(),
    ice_servers: Type.Array(IceServer),
  }),
  Type.Object({
    kind: Type.Literal('external'),
    /** https; holds a room's name that only the two sides know. */
    url: Type.String(),
    /** In a frame of the page, which the page's policy allows for this host, or in a window of its own. */
    show: Type.Enum(['embedded', 'opened']),
  }),
])
export type VideoRoom = Type.Static<typeof VideoRoom>

/**
 * Where a visit by video stands. `early`: before `opens_at`; `open`: can be joined; `ended`: a side has ended it; `over`: nobody did, and
 * `closes_at` has passed; `unpaid`: its time is kept until it is paid; `cancelled`: so it is, or was not paid in time.
 */
export const videoStages = ['early', 'open', 'ended', 'over', 'unpaid', 'cancelled'] as const
export type VideoStage = (typeof videoStages)[number]

/** What the practitioner has written down for the patient after a visit by video; it stands with the appointment. */
export const VisitSummary = Type.Object({ text: Type.String(), written_at: Instant })
export type VisitSummary = Type.Static<typeof VisitSummary>
/**
 * What became of a visit in the app's own room: both were there at once; one side waited, which is to have come before it was late and to have been
 * there after that, and the other did not come; or nobody waited.
 */
export const videoOutcomes = ['took_place', 'patient_absent', 'practitioner_absent', 'nobody_waited'] as const
export type VideoOutcome = (typeof videoOutcomes)[number]

/** What C66 answers. */
export const VideoVisit = Type.Object({
  appointment_id: Type.String(),
  stage: Type.Enum(videoStages),
  start: Instant,
  end: Instant,
  /** When the room opens, some minutes before the start, and closes, some after the end. */
  opens_at: Instant,
  closes_at: Instant,
  /** From when on a side that is not there is late, by the rules of the tenant. */
  late_at: Instant,
  /** Whether the other side is connected to the app's own room at this moment. */
  other_side_is_here: Type.Boolean(),
  /** With `ended`. */
  ended: optional(Type.Object({ by: Type.Enum(videoSides), at: Instant })),
  /** With `ended` and `over`; absent with another provider, where it is not known who was there. */
  outcome: optional(Type.Enum(videoOutcomes)),
  /** With `open` alone. */
  room: optional(VideoRoom),
  /** Absent where nothing was written. */
  summary: optional(VisitSummary),
})
export type VideoVisit = Type.Static<typeof VideoVisit>

/** What C67 answers: `at` and `by` are of the first time it was ended, however often it is sent. */
export const EndedVideoVisit = Type.Object({ by: Type.Enum(videoSides), at: Instant })
export type EndedVideoVisit = Type.Static<typeof EndedVideoVisit>

/** What went well, as the app offers it; more is said in the patient's own words. */
export const feedbackReasons = ['listened', 'clear_answers', 'on_time', 'picture_and_sound', 'kind'] as const
export type FeedbackReason = (typeof feedbackReasons)[number]

const given = {
  /** Whether the patient got the help they came for: 1 not at all, 5 completely. */
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  reasons: Type.Array(Type.Enum(feedbackReasons), { maxItems: feedbackReasons.length, uniqueItems: true }),
  /** Empty where nothing was written. */
  text: Type.String({ maxLength: longestText.feedback, pattern: linesPattern }),
}

/** Body of the sending half of C68 (N07, S13). Sent again, it takes the place of what was given before. */
export const VideoFeedbackRequest = Type.Object({
  ...VideoVisitRequest.properties,
  rating: given.rating,
  reasons: optional(given.reasons),
  text: optional(given.text),
})
export type VideoFeedbackRequest = Type.Static<typeof VideoFeedbackRequest>

/** What both halves of C68 answer. */
export const VideoFeedback = Type.Object({
  /** What was given; absent where nothing was. */
  feedback: optional(Type.Object({ ...given, given_at: Instant })),
  /** Until when it can be given or changed; absent where it cannot, before the room opens or once that time is over. */
  give_until: optional(Instant),
})
export type VideoFeedback = Type.Static<typeof VideoFeedback>

/**
 * Body of the calls of the practitioner's side: the token of the facility's link to one visit, and a random key of the browser. The first browser
 * that opens a link is the only one it is for.
 */
export const PractitionerLink = Type.Object({
  link_token: Type.String({ minLength: 1, maxLength: 64 }),
  browser_key: Type.String({ minLength: 16, maxLength: 64 }),
})
export type PractitionerLink = Type.Static<typeof PractitionerLink>

/**
 * Why a link opens nothing, in `details.reason` of `gone`. `unknown`: also one of another tenant, or one that a newer link has replaced; `used`:
 * another browser has opened it; `expired`: a day has passed since the visit.
 */
export const practitionerLinkFaults = ['unknown', 'used', 'expired'] as const
export type PractitionerLinkFault = (typeof practitionerLinkFaults)[number]

/** What the practitioner's side is told of a visit: as C66, and by whom they are awaited. */
export const PractitionerVideoVisit = Type.Object({
  ...VideoVisit.properties,
  patient_first_name: Type.String(),
  /** The first letter of the last name, as far as it has one. */
  patient_last_initial: Type.String(),
  service_name: Type.String(),
  practitioner_name: Type.String(),
  time_zone: Type.String(),
  /** Until when a summary can be written or changed; absent where it cannot be, before the room opens or where there will be no visit. */
  summary_until: optional(Instant),
})
export type PractitionerVideoVisit = Type.Static<typeof PractitionerVideoVisit>

/** Body of the call that writes the summary of a visit. Sent again it takes the place of what was written; empty, it takes it back. */
export const VisitSummaryRequest = Type.Object({
  ...PractitionerLink.properties,
  text: Type.String({ maxLength: longestText.visitSummary, pattern: linesPattern }),
})
export type VisitSummaryRequest = Type.Static<typeof VisitSummaryRequest>

/** What that call answers; no summary where it was taken back. */
export const WrittenSummary = Type.Object({ summary: optional(VisitSummary) })
export type WrittenSummary = Type.Static<typeof WrittenSummary>

/** Body of the call by which the practitioner opens a file that the patient has added to the visit. */
export const PractitionerFile = Type.Object({
  ...PractitionerLink.properties,
  file_id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
})
export type PractitionerFile = Type.Static<typeof PractitionerFile>
