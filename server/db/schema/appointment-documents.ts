import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { appointmentDocumentKinds, type AppointmentDocumentKind } from '#contract/appointment-documents'
import { appointments } from './appointments.ts'
import { created, uuidKey } from './columns.ts'
import { oneOf } from './one-of.ts'
import { ofTenant } from './tenants.ts'

/** Documents of a visit: photos of the insurance card, letters. Each is one file. */
export const appointmentDocuments = pgTable(
  'appointment_documents',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id),
    kind: text().$type<AppointmentDocumentKind>().notNull(),
    /** Sent by the practitioner in a visit by video. */
    isOfPractitioner: boolean().notNull().default(false),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    index().on(t.appointmentId),
    check('appointment_document_kind_is_known', sql`${t.kind} in ${oneOf(appointmentDocumentKinds)}`),
  ],
)
