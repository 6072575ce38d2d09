import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { appointments } from './appointments.ts'
import { created, instant } from './columns.ts'

/**
 * Reminders that a visit has had, or needs no more, by its start and the hours before it: after a move to another start it gets its reminders anew.
 */
export const reminders = pgTable(
  'reminders',
  {
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    start: instant().notNull(),
    hours: integer().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.appointmentId, t.start, t.hours] }), index().on(t.start)],
)
