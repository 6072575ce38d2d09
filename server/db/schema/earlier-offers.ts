import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { earlierOfferStatuses, type EarlierOfferStatus } from '#contract/earlier-offer'
import { appointments, reservations } from './appointments.ts'
import { created, instant, instantRange, uuidKey } from './columns.ts'
import { atFacility } from './facilities.ts'
import { oneOf } from './one-of.ts'
import { ofPractitioner, ofService } from './practitioners.ts'
import { ofTenant } from './tenants.ts'

/**
 * A time that a visit gave back and that is still to be offered to who waits for an earlier one. The row goes when somebody took the time
 * or nobody is left to ask.
 */
export const freedSlots = pgTable('freed_slots', {
  id: uuidKey(),
  practitionerId: ofPractitioner(),
  facilityId: atFacility(),
  serviceId: ofService(),
  during: instantRange().notNull(),
  /** The visit that was moved away from it: it is never asked about it. */
  givenBackBy: uuid().references(() => appointments.id, { onDelete: 'set null' }),
  /** The claim that keeps it while people are asked; null where nobody is. Without its claim it is anybody's. */
  reservationId: uuid()
    .references(() => reservations.id, { onDelete: 'cascade' })
    .unique('one_freed_slot_per_claim'),
  createdAt: created(),
})

/**
 * An earlier time that was offered to a visit; `server/domain/booking/states.ts` has the transitions. No time is offered twice to one
 * visit, a visit has one open offer at most, and so has a freed slot.
 */
export const earlierOffers = pgTable(
  'earlier_offers',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    freedSlotId: uuid().references(() => freedSlots.id, { onDelete: 'set null' }),
    status: text().$type<EarlierOfferStatus>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    feeAmount: integer().notNull(),
    feeCurrency: text().notNull(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    createdAt: created(),
  },
  (t) => [
    uniqueIndex('one_offer_per_visit_and_time').on(t.appointmentId, t.startsAt),
    uniqueIndex('one_open_offer_per_visit')
      .on(t.appointmentId)
      .where(sql`${t.status} = 'open'`),
    uniqueIndex('one_open_offer_per_slot')
      .on(t.freedSlotId)
      .where(sql`${t.status} = 'open'`),
    index().on(t.status, t.expiresAt),
    check('earlier_offer_status_is_known', sql`${t.status} in ${oneOf(earlierOfferStatuses)}`),
    check('open_offer_keeps_a_slot', sql`${t.status} <> 'open' or ${t.freedSlotId} is not null`),
    check('earlier_offer_was_answered', sql`(${t.status} = 'open') = (${t.answeredAt} is null)`),
  ],
)
