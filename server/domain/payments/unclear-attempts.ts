import { and, eq, exists, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/open'
import { appointments } from '#server/db/schema/appointments'
import { payments } from '#server/db/schema/payments'

const unclear = alias(payments, 'unclear')

/**
 * Whether an attempt to pay an appointment, which the query around it names, has ended here while the provider has not said yet that nothing
 * came for it. What the provider never knew cannot be paid.
 */
export const hasUnclearAttempts = (db: Database) =>
  exists(
    db
      .select({ id: unclear.id })
      .from(unclear)
      .where(
        and(
          eq(unclear.appointmentId, appointments.id),
          eq(unclear.status, 'expired'),
          eq(unclear.isClosed, false),
          isNotNull(unclear.providerId),
        ),
      ),
  )
