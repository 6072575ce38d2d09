import * as Type from 'typebox'
import type { Finding, IssueCode } from '#contract/issues/codes'
import { Instant } from '#contract/wire'

const closed = { additionalProperties: false }

/** Where a field is: a JSON pointer (RFC 6901) in which banners and articles stand by their id. */
const Pointer = Type.String({ minLength: 1, maxLength: 300 })

/** What stands in a field; no `value` where nothing does. */
export const Held = Type.Object({ value: Type.Optional(Type.Unknown()) }, closed)
export type Held = Type.Static<typeof Held>

/** Who changed or published something; only `staff` have a name. */
export const Author = Type.Object({
  kind: Type.Enum(['staff', 'command', 'shipped', 'unknown']),
  name: Type.Optional(Type.String()),
})
export type Author = Type.Static<typeof Author>

/** What somebody else did to a field: what stands there, by whom and since when; `version` where it is published. */
export const Conflict = Type.Object({
  pointer: Type.String(),
  stands: Held,
  author: Author,
  at: Instant,
  version: Type.Optional(Type.Integer()),
})
export type Conflict = Type.Static<typeof Conflict>

/** A field that will be another with the next publishing. */
export const DraftChange = Type.Object({
  pointer: Type.String(),
  held: Held,
  /** What patients see there. */
  published: Held,
  author: Author,
  at: Instant,
  /** Who published something else there since: it must be decided before anything is published. */
  overtaken: Type.Optional(Conflict),
})
export type DraftChange = Type.Static<typeof DraftChange>

/** What a check found, as data: whoever shows it has a sentence for the code in the reader's language. */
const finding = {
  code: Type.Unsafe<IssueCode>(Type.String()),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())])),
}

/** What is wrong with a draft, as `npm run tenant -- check` finds it; an error keeps it from being published. */
export const DraftIssue = Type.Object({
  field: Type.String(),
  /** The names on the way to what is wrong within the field; an entry of a list stands by its place, which begins with 0. */
  within: Type.Array(Type.String()),
  ...finding,
  severity: Type.Enum(['error', 'warning']),
})
export type DraftIssue = Type.Static<typeof DraftIssue>

/** A version that patients saw. */
export const Version = Type.Object({
  number: Type.Integer(),
  author: Author,
  at: Instant,
  note: Type.String(),
  /** The version whose content it brought back. */
  restored_from: Type.Optional(Type.Integer()),
  /** Fields that differ from the version before. */
  change_count: Type.Integer(),
})
export type Version = Type.Static<typeof Version>

/** What patients see, and what will be different. */
export const Draft = Type.Object({
  /** Who publishes or discards names it: it counts what was done to the draft. */
  revision: Type.Integer(),
  /** What patients see now; absent where nothing was published since versions are kept. */
  version: Type.Optional(Version),
  /** What patients see in the fields of the configuration, by pointer. */
  fields: Type.Record(Type.String(), Type.Unknown()),
  changes: Type.Array(DraftChange),
  /** Of the draft as a whole. */
  issues: Type.Array(DraftIssue),
})
export type Draft = Type.Static<typeof Draft>

/** Body of changes, all of which are made or none: each only where what was seen, `expected`, still stands. */
export const StageRequest = Type.Object(
  {
    changes: Type.Array(Type.Object({ pointer: Pointer, held: Held, expected: Held }, closed), {
      minItems: 1,
      maxItems: 100,
    }),
  },
  closed,
)
export type StageRequest = Type.Static<typeof StageRequest>

/** Body that takes one change out of the draft, if it is the one that was seen. */
export const DiscardRequest = Type.Object({ pointer: Pointer, expected: Held }, closed)
export type DiscardRequest = Type.Static<typeof DiscardRequest>

/** Body of what is done to a draft as a whole, as it was read. */
export const RevisionRequest = Type.Object({ revision: Type.Integer({ minimum: 0 }) }, closed)
export type RevisionRequest = Type.Static<typeof RevisionRequest>

/** What a draft has become. */
export const Revision = Type.Object({ revision: Type.Integer() })
export type Revision = Type.Static<typeof Revision>

/** The version that patients see from now on. */
export const PublishedVersion = Type.Object({ version: Type.Integer() })
export type PublishedVersion = Type.Static<typeof PublishedVersion>

/** Where the app is shown with the draft until then: below it the scheme, `light` or `dark`, and an address of the app. */
export const PreviewAddress = Type.Object({ address: Type.String(), expires_at: Instant })
export type PreviewAddress = Type.Static<typeof PreviewAddress>

/** Details of `changed_elsewhere`: what stands in fields, or the revision where the draft is another than it was read. */
export type DraftChanged = { conflicts?: Conflict[]; revision?: number }

/** Details of a `validation_failed` that keeps a draft from being published. */
export type DraftRefused = { issues?: DraftIssue[] }

/** Details of a `validation_failed` of changes or of a file, none of which is stored: what is wrong with them. */
export type ChangesRefused = { findings?: Finding[] }

/** Which version an address is about. */
export const ByNumber = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) })
export const HistoryQuery = Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })) })

/** A page of versions, the newest first; `next` leads to the one before. */
export const History = Type.Object({ versions: Type.Array(Version), next: Type.Optional(Type.Integer()) })
export type History = Type.Static<typeof History>

/** In which fields a version differs from what patients see now: the first of `count`. */
export const VersionDifferences = Type.Object({
  count: Type.Integer(),
  differences: Type.Array(Type.Object({ pointer: Type.String(), now: Held, then: Held })),
})
export type VersionDifferences = Type.Static<typeof VersionDifferences>
