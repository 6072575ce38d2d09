import * as Type from 'typebox'
import { languages } from '#contract/locale'
import { wordAreaNames } from './word-areas.ts'
import { CountryCode } from '#contract/wire'

/** Which of the app's texts are listed: all, those that the tenant has other words for, those it has them for in some languages only, and wrong ones. */
export const wordFilters = ['all', 'changed', 'missing', 'wrong'] as const
export type WordFilter = (typeof wordFilters)[number]

export const WordsQuery = Type.Object({
  /** Letters of a text, in any language, or of its id. */
  search: Type.Optional(Type.String({ maxLength: 100 })),
  area: Type.Optional(Type.Enum(wordAreaNames)),
  show: Type.Optional(Type.Enum(wordFilters)),
  /** From 1. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
})
export type WordsQuery = Type.Static<typeof WordsQuery>

/** A text of the app. */
export const Word = Type.Object({
  id: Type.String(),
  /** Where it stands and what its values are, in English. */
  note: Type.String(),
  /** The app's own text, in each language of the tenant; absent where the app has none of this id any more. */
  own: Type.Partial(Type.Record(Type.Enum(languages), Type.String())),
})
export type Word = Type.Static<typeof Word>

/** A page of the app's texts. */
export const Words = Type.Object({
  languages: Type.Array(Type.Enum(languages)),
  /** Of all pages. */
  count: Type.Integer(),
  pages: Type.Integer(),
  words: Type.Array(Word),
  /** What patients see of the tenant's own in them, by pointer. */
  fields: Type.Record(Type.String(), Type.Unknown()),
})
export type Words = Type.Static<typeof Words>

/** What a tenant writes beside the words of the app. */
export const contentParts = ['blocks', 'banners', 'highlights'] as const
export type ContentPart = (typeof contentParts)[number]

/** What patients see of a tenant's content. */
export const TenantContents = Type.Object({
  /** By pointer. */
  fields: Type.Record(Type.String(), Type.Unknown()),
  /** Names of its files, with those of the draft. */
  files: Type.Array(Type.String()),
  /** Where a day begins and ends in each market. */
  time_zones: Type.Record(CountryCode, Type.String()),
  /** Keys of the blocks that the app shows, of which none may have been written yet. */
  keys: Type.Array(Type.String()),
})
export type TenantContents = Type.Static<typeof TenantContents>

/** Markup that is typed, and the part of it that patients would see. */
export const MarkupRequest = Type.Object({ html: Type.String({ maxLength: 200_000 }) }, { additionalProperties: false })
export type MarkupRequest = Type.Static<typeof MarkupRequest>
export const CleanedMarkup = Type.Object({ html: Type.String() })
export type CleanedMarkup = Type.Static<typeof CleanedMarkup>
