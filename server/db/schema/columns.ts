import { sql } from 'drizzle-orm'
import { boolean, customType, jsonb, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Half-open range of instants, `[from,to)`. */
export const instantRange = customType<{ data: { from: Date; to: Date }; driverData: string }>({
  dataType: () => 'tstzrange',
  toDriver: ({ from, to }) => `[${from.toISOString()},${to.toISOString()})`,
  fromDriver: (value) => {
    const [from, to] = value
      .slice(1, -1)
      .split(',')
      .map((part) => new Date(part.replaceAll('"', '')))
    return { from: from!, to: to! }
  },
})

/** `bytea` */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** An instant, in UTC. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** When the row was written. */
export const created = () => instant().notNull().defaultNow()

/** A text that may be empty: readers then show the English one. */
export const optionalText = () => text().notNull().default('')

/** A name in English, and in the two other languages where it is known. */
export const names = () => ({ nameEn: text().notNull(), nameAr: optionalText(), nameId: optionalText() })

/**
 * Where an entry comes from: a source of files or another system, and the entry's own id there. Empty for what was written otherwise.
 * Each table has a unique index on both (`onePerSource`).
 */
export const sourced = () => ({
  source: text(),
  sourceId: text(),
  /** Of everything the source said at last: what has the same is left alone. */
  sourceDigest: text(),
  /** Since when its source has it no more: patients find it no longer, and appointments go on showing it. */
  hiddenSince: instant(),
})

/** Address of a picture in a column that may be empty: under the mount path, or absolute on another host. */
export const pictureAddress = optionalText

/** A list of texts, empty by default. */
export const texts = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`)

/** Columns that decide whether, for whom and how far up the directory lists an entry. */
export const listing = () => ({
  plan: smallint().notNull(),
  published: boolean().notNull().default(true),
  fgTest: boolean().notNull().default(false),
  campaignIds: texts(),
  whitelabels: texts(),
  /** Set by triggers, which also update dependent rows. */
  updatedAt: created(),
})

/** A random key that the database makes. */
export const uuidKey = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`)

/** A value that only the server's secret can read (`server/sealed.ts`). */
export const sealed = () => jsonb().$type<{ nonce: string; tag: string; text: string }>()
