import * as Type from 'typebox'
import { videoSides } from '#contract/video-visit'
import { Instant } from '#contract/wire'

/** The largest message in bytes; a larger one closes the connection. */
export const largestSignal = 65_536
/** How long the first message, `join`, may take, in milliseconds. */
export const joinWithinMs = 10_000
/**
 * How often the server sends `beat`, which the page answers with the same, in milliseconds; and after how long without any message each of
 * them takes the connection for lost.
 */
export const beatEveryMs = 15_000
export const lostAfterMs = 40_000

/**
 * With which code the server closes a connection. After `ended`, `moved` and `misused` the page does not connect again; after
 * `refused` it needs a new ticket (C66), as after any other code, for a ticket is good for one connection.
 */
export const closeCodes = {
  /** The visit has ended, or the room has closed. */
  ended: 4000,
  /** This side has joined in another place, which took over. */
  moved: 4001,
  /** A message was not of this protocol, too large, or one of too many. */
  misused: 4002,
  /** The ticket is unknown, used or too old, or none came in time. */
  refused: 4003,
  /** The server or its database is not available at present. */
  unavailable: 4004,
} as const

/** Id of one connection: who joins again has another one. */
const Peer = Type.String({ minLength: 1, maxLength: 36 })

/**
 * What is passed on from one side to the other. `peer` is whom a message is for when it is sent, and whom it is from when it arrives; what
 * is for a connection that is gone is dropped. Order is kept, and a message arrives at most once; one may be lost with a connection.
 */
const passedOn = [
  Type.Object({
    type: Type.Literal('description'),
    peer: Peer,
    description: Type.Object({
      type: Type.Enum(['offer', 'answer', 'pranswer', 'rollback']),
      sdp: Type.String({ maxLength: 60_000 }),
    }),
  }),
  Type.Object({
    type: Type.Literal('candidate'),
    peer: Peer,
    /** As `RTCIceCandidate.toJSON()` gives it; null after the last one. */
    candidate: Type.Union([
      Type.Object({
        candidate: Type.String({ maxLength: 1000 }),
        sdpMid: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
        sdpMLineIndex: Type.Union([Type.Integer({ minimum: 0, maximum: 255 }), Type.Null()]),
        usernameFragment: Type.Optional(Type.Union([Type.String({ maxLength: 256 }), Type.Null()])),
      }),
      Type.Null(),
    ]),
  }),
] as const

const Beat = Type.Object({ type: Type.Literal('beat') })

/** What a page sends. `join` comes first, and once. */
export const PageSignal = Type.Union([
  Type.Object({ type: Type.Literal('join'), ticket: Type.String({ minLength: 1, maxLength: 64 }) }),
  ...passedOn,
  Beat,
])
export type PageSignal = Type.Static<typeof PageSignal>

/** What is passed on, as it is sent or as it arrives. */
export const PassedOnSignal = Type.Union([...passedOn])
export type PassedOnSignal = Type.Static<typeof PassedOnSignal>

/**
 * What the server sends. `joined` comes first: `peer` is the other side, where it is there already. In negotiations by the standard's
 * pattern the patient's side is the polite one.
 */
export const ServerSignal = Type.Union([
  Type.Object({
    type: Type.Literal('joined'),
    side: Type.Enum(videoSides),
    self: Peer,
    peer: Type.Optional(Peer),
    closes_at: Instant,
  }),
  Type.Object({ type: Type.Literal('peer-joined'), peer: Peer }),
  /** `is_lost`: its connection broke, and it may come back; otherwise its page was left. */
  Type.Object({ type: Type.Literal('peer-left'), peer: Peer, is_lost: Type.Boolean() }),
  ...passedOn,
  /** Something was said in the room, by either side: what it is, is asked for. */
  Type.Object({ type: Type.Literal('said') }),
  Beat,
  /** Before the connection is closed with the code of the same name. `time`: the room has closed. */
  Type.Object({ type: Type.Literal('ended'), by: Type.Enum([...videoSides, 'time']) }),
  Type.Object({ type: Type.Literal('moved') }),
  /** Before the connection is closed with `misused`, `refused` or `unavailable`. */
  Type.Object({
    type: Type.Literal('error'),
    code: Type.Enum(['message_invalid', 'message_too_large', 'too_many_messages', 'ticket_invalid', 'unavailable']),
  }),
])
export type ServerSignal = Type.Static<typeof ServerSignal>
