import type { Finding } from '#contract/issues/codes'
import type { Held, VersionAuthor } from '#server/db/schema/tenant-versions'
import type { ConfigurationIssue } from '../configuration-issue.ts'
import type { Contents } from '../fields/contents.ts'

/** Asks for another value in a field. */
export type ChangeRequest = {
  /** JSON pointer (RFC 6901); banners and articles stand in it by their id: `/banners/autumn/position`. */
  pointer: string
  /** What is to stand there: nothing without a `value`. */
  held: Held
  /** What the editor saw there. Where something else stands by now the change is refused, and nothing is lost. */
  expected: Held
}

/** Somebody changed a field that another one changes. */
export type Conflict = {
  pointer: string
  /** What stands there now, and since when. */
  stands: Held
  author: VersionAuthor
  at: string
  /** The version that changed it; without one it is in the draft. */
  version?: number
}

/** Why a change cannot be stored, in English and as data. */
export type Refusal = { pointer: string; message: string; finding: Finding }

/** What became of changes of a draft: all were made, or none. */
export type Staged =
  | { done: true; revision: number }
  | { done: false; why: 'unknown' }
  | { done: false; why: 'refused'; refusals: Refusal[] }
  | { done: false; why: 'conflicts'; conflicts: Conflict[] }

/** A field that will be another with the next publishing. */
export type DraftChange = {
  pointer: string
  held: Held
  /** What patients see there. */
  published: Held
  author: VersionAuthor
  at: string
  /** Who published something else there after it was changed: it must be decided before this draft can be published. */
  overtaken?: Conflict
}

/** The draft of a tenant, which all of its staff share. */
export type Draft = {
  /** Counts what was done to it: who publishes or discards it names the one they have read. */
  revision: number
  /** By pointer. */
  changes: DraftChange[]
  /** The tenant as it will be. */
  contents: Contents
}

/** An issue of a draft, with the pointer of the field it is about. */
export type DraftIssue = ConfigurationIssue & { field: string }
