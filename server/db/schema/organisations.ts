import { integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { names, optionalText, pictureAddress, sourced } from './columns.ts'

/** Who runs facilities. A facility without a phone or a logo of its own is written with that of its organisation. */
export const organisations = pgTable(
  'organisations',
  {
    id: integer().primaryKey(),
    ...names(),
    phone: optionalText(),
    logo: pictureAddress(),
    ...sourced(),
  },
  (t) => [uniqueIndex('one_organisation_per_source_id').on(t.source, t.sourceId)],
)
