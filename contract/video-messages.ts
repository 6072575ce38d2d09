import * as Type from 'typebox'
import { AppointmentDocument } from '#contract/appointment-documents'
import { documentLimits, NewFile } from '#contract/documents'
import { messagePattern } from '#contract/message-text'
import { PractitionerLink, videoSides, VideoVisitRequest } from '#contract/video-visit'
import { Instant } from '#contract/wire'

const optional = Type.Optional

/** Messages that each side may write in one visit by video. */
export const mostVideoMessages = 100
/** Characters of one. */
export const longestVideoMessage = 1000

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** A message in the room of a visit by video: a text, or a document that stays with the visit. */
export const VideoMessage = Type.Object({
  id: Id,
  side: Type.Enum(videoSides),
  /** Empty with a document. */
  text: Type.String(),
  document: optional(AppointmentDocument),
  sent_at: Instant,
})
export type VideoMessage = Type.Static<typeof VideoMessage>

/** What is said: `text`, or `file_id` of a file that was sent for the visit before, which becomes one of its documents. Not both. */
const said = {
  /** Made by the page: sent again, it is the same message. */
  id: Id,
  text: optional(Type.String({ minLength: 1, maxLength: longestVideoMessage, pattern: messagePattern })),
  file_id: optional(Id),
}

/** Body of the call by which the patient's side says something in the room. */
export const NewVideoMessage = Type.Object({ ...VideoVisitRequest.properties, ...said })
export type NewVideoMessage = Type.Static<typeof NewVideoMessage>

/** Body of the call by which the practitioner's side does. */
export const NewPractitionerMessage = Type.Object({ ...PractitionerLink.properties, ...said })
export type NewPractitionerMessage = Type.Static<typeof NewPractitionerMessage>

/** Body of the call by which the practitioner's side announces a file, before its bytes are sent. */
export const PractitionerNewFile = Type.Object({ ...PractitionerLink.properties, ...NewFile.properties })
export type PractitionerNewFile = Type.Static<typeof PractitionerNewFile>

/** Body of the call by which it sends the next bytes of one, as base64: the link is in the body of each of its calls. */
export const PractitionerFilePart = Type.Object({
  ...PractitionerLink.properties,
  file_id: Id,
  offset: Type.Integer({ minimum: 0, maximum: documentLimits.fileBytes }),
  bytes: Type.String({
    minLength: 4,
    maxLength: Math.ceil(documentLimits.partBytes / 3) * 4,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
  }),
})
export type PractitionerFilePart = Type.Static<typeof PractitionerFilePart>
