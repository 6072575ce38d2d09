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

/** A name in each of the three languages. */
export const names = () => ({ nameEn: text().notNull(), nameAr: text().notNull(), nameId: text().notNull() })

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
