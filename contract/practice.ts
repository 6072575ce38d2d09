import * as Type from 'typebox'
import { DirectoryId, Instant, Slug } from './wire.ts'

/** What a key is good for, as its holder may ask. */
export const PracticeKey = Type.Object({
  name: Type.String({ maxLength: 40 }),
  scopes: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
  facility: Type.Object({ id: DirectoryId, slug: Slug, name: Type.String() }),
  /** Points that its calls may cost in a minute. */
  per_minute: Type.Integer({ minimum: 1 }),
  /** For how many minutes busy times that it pushed are believed. */
  trust_minutes: Type.Integer({ minimum: 1 }),
  /** When it ends, since it was replaced; null of one that is good until it is revoked. */
  expires_at: Type.Union([Instant, Type.Null()]),
})
export type PracticeKey = Type.Static<typeof PracticeKey>
