import * as Type from 'typebox'
import { channel } from '#contract/appointment'
import { linesPattern, namePattern } from '#contract/plain-text'
import { longestText } from '#contract/text-limits'
import { Instant } from '#contract/wire'

const optional = Type.Optional

/** Bounds of a patient's documents. Sizes are in bytes. */
export const documentLimits = {
  /** Of one file. */
  fileBytes: 10 * 1024 * 1024,
  /** Of one part in which a file is sent. */
  partBytes: 512 * 1024,
  filesPerDocument: 10,
  /** Files of a document that a change says it knows: of one, and of earlier changes. */
  knownFiles: 30,
  /** Of one account. */
  documents: 200,
  accountBytes: 200 * 1024 * 1024,
} as const

/** Media types of stored files: what a file is, by its bytes. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type FileType = (typeof fileTypes)[number]

/** Why a file was refused: `details.reason` of `file_refused`. */
export const fileRefusals = [
  /** Its bytes are of no kind that is taken, whatever its name says. */
  'type',
  /** It cannot be read to its end. */
  'broken',
  /** A PDF that runs something when it is opened. */
  'active',
  /** A PDF with a password. */
  'locked',
  /** A picture of more points than are decoded. */
  'pixels',
  /** The virus scanner found something. */
  'infected',
] as const
export type FileRefusal = (typeof fileRefusals)[number]

/** What a document is about; the app derives it from the tag. */
export const documentTypes = ['medical', 'insurance', 'identity', 'other'] as const
export type DocumentType = (typeof documentTypes)[number]

/** Id of a document, a file or a relative. */
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** What is said of a document (N03); what is left out or empty is not told (V01). */
const descriptions = {
  document_type: Type.Enum(documentTypes),
  document_title: Type.String({ minLength: 1, maxLength: longestText.documentTitle, pattern: namePattern }),
  /** One of the tags of documents (C07). */
  tag_id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  notes: optional(Type.String({ maxLength: longestText.documentNotes, pattern: linesPattern })),
  /** The relative whose document it is; the patient's own without one. */
  patient_relative_id: optional(Id),
}
const FileIds = Type.Array(Id, { maxItems: documentLimits.filesPerDocument, uniqueItems: true })

/** Body of a new document (C42), a form of several parts. `files` are ids of files that were sent before, in their order. */
export const NewDocument = Type.Object({ ...descriptions, files: Type.Array(Id, { ...FileIds, minItems: 1 }) })
export type NewDocument = Type.Static<typeof NewDocument>

/**
 * Body of a changed document (C43), a form of several parts: `document_file_ids` are the files that stay, `files` those that are added.
 * `known_file_ids`, an addition of ours, are those that the document had when it was read, and those that earlier changes of the same device may
 * have put into it: where it has others by now, or lacks one of them that shall stay, nothing is changed (`changed_elsewhere`).
 */
export const ChangedDocument = Type.Object({
  ...descriptions,
  document_file_ids: optional(FileIds),
  files: optional(FileIds),
  known_file_ids: optional(Type.Array(Id, { ...FileIds, maxItems: documentLimits.knownFiles })),
})
export type ChangedDocument = Type.Static<typeof ChangedDocument>

/** A stored file of a document. */
export const DocumentFile = Type.Object({
  id: Id,
  name: Type.String(),
  media_type: Type.Enum(fileTypes),
  bytes: Type.Integer({ minimum: 0 }),
})
export type DocumentFile = Type.Static<typeof DocumentFile>

/** A patient's document (N03). */
export const PatientDocument = Type.Object({
  id: Id,
  ...descriptions,
  files: Type.Array(DocumentFile),
  created_at: Instant,
})
export type PatientDocument = Type.Static<typeof PatientDocument>

/** Query of the list (C41). */
export const DocumentListQuery = Type.Object({ patient_relative_id: optional(Id) })

/** A patient's documents (C41), the newest first, and how much room they take, in bytes of `documentLimits.accountBytes`. */
export const DocumentList = Type.Object({
  documents: Type.Array(PatientDocument),
  /** How many more there are, of adult relatives who have not agreed; absent for none. */
  withheld: optional(Type.Integer({ minimum: 1 })),
  used_bytes: Type.Integer({ minimum: 0 }),
})
export type DocumentList = Type.Static<typeof DocumentList>

export const DocumentAddress = Type.Object({ id: Id })

export const DocumentRemoved = Type.Object({ removed: Type.Literal(true) })
export type DocumentRemoved = Type.Static<typeof DocumentRemoved>

/** Announces a file before its bytes are sent. */
export const NewFile = Type.Object({
  /** As on the device. */
  name: Type.String({ minLength: 1, maxLength: longestText.fileName }),
  bytes: Type.Integer({ minimum: 1 }),
})
export type NewFile = Type.Static<typeof NewFile>

/** How much of a file has come; with the last byte, the file as it was stored. */
export const FileProgress = Type.Object({
  id: Id,
  received: Type.Integer({ minimum: 0 }),
  file: optional(DocumentFile),
})
export type FileProgress = Type.Static<typeof FileProgress>

/** Where in the file a part begins. */
export const PartQuery = Type.Object({ offset: Type.Integer({ minimum: 0, maximum: documentLimits.fileBytes }) })

/** Body of the request for a code for the documents (C32). */
export const DocumentCodeRequest = Type.Object(channel)
export type DocumentCodeRequest = Type.Static<typeof DocumentCodeRequest>

/** Body of the check of a code for the documents (C32). */
export const VerifyDocumentCode = Type.Object({ verification_code: Type.String({ pattern: '^[0-9]{6}$' }) })
export type VerifyDocumentCode = Type.Static<typeof VerifyDocumentCode>

/** What the right code is traded for: sent as `Access-Token` with the calls of documents, until then (P02). */
export const DocumentAccess = Type.Object({ access_token: Type.String(), expires_at: Instant })
export type DocumentAccess = Type.Static<typeof DocumentAccess>
