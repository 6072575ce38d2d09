import { text } from 'drizzle-orm/pg-core'
import type { DobFormat } from '#contract/person'
import { identityTypes } from './tenants.ts'

/** How a person's papers know them. */
export const papers = () => ({
  /** The calendar in which the birthday was told; the day itself is stored as a Gregorian one. */
  dobFormat: text().$type<DobFormat>(),
  identityTypeId: text().references(() => identityTypes.id),
  /** Capital letters and digits alone, as the pattern of its type matches them; never logged. */
  identity: text(),
})
