import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { paymentStatuses, prepaidMethods, type PaymentStatus, type PrepaidMethod } from '#contract/payment-methods'
import type { Seller } from '#contract/seller'
import { appointments } from './appointments.ts'
import { created, instant, uuidKey } from './columns.ts'
import { oneOf } from './one-of.ts'
import { ofTenant } from './tenants.ts'

/** An amount in the currency's minor unit, such as fils or cents. */
const minorUnits = () => bigint({ mode: 'number' })

/**
 * Attempts to pay for an appointment through a provider; `server/domain/payments/states.ts` has the transitions between their states. The
 * provider is told the id and the amount, and nothing of the patient.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuidKey(),
    tenantCode: ofTenant(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id),
    method: text().$type<PrepaidMethod>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    amount: minorUnits().notNull(),
    currency: text().notNull(),
    provider: text().notNull(),
    /** Its name at the provider, and where the patient pays there; null until it was opened. */
    providerId: text(),
    redirectUrl: text(),
    /** Where the first call to open it said that the patient goes afterwards: a repetition says the same, or the provider would refuse it. */
    returnUrl: text(),
    /** What came in, which may be something else than was asked for. */
    paidAmount: minorUnits(),
    paidCurrency: text(),
    paidAt: instant(),
    receiptNumber: text().unique('one_payment_per_receipt'),
    /** Who sold it by law when it came in, for its invoice; null where the tenant named nobody. */
    seller: jsonb().$type<Seller>(),
    /** What goes back, and when it did. */
    refundAmount: minorUnits(),
    refundedAt: instant(),
    /** How often giving it back was tried. */
    refundTries: smallint().notNull().default(0),
    /** Name of the refund at the provider, once it has taken it; how many that it had taken came to nothing later. */
    refundId: text(),
    failedRefunds: smallint().notNull().default(0),
    /** When the provider is asked next. */
    dueAt: instant().notNull(),
    /** Whether the provider takes no money for it any more. */
    isClosed: boolean().notNull().default(false),
    /** For messages about it: the address of the appointment without its token, and the country of who booked. */
    link: text().notNull(),
    country: text().notNull(),
    createdAt: created(),
  },
  (t) => [
    index().on(t.appointmentId),
    index().on(t.status, t.dueAt),
    unique('one_payment_per_provider_id').on(t.provider, t.providerId),
    // One attempt at a time, and nobody pays twice: a second payment of an appointment goes back.
    uniqueIndex('one_open_payment_per_appointment')
      .on(t.appointmentId)
      .where(sql`${t.status} in ('created', 'pending')`),
    uniqueIndex('one_paid_payment_per_appointment')
      .on(t.appointmentId)
      .where(sql`${t.status} = 'paid'`),
    check('payment_status_is_known', sql`${t.status} in ${oneOf(paymentStatuses)}`),
    check('payment_method_is_known', sql`${t.method} in ${oneOf(prepaidMethods)}`),
    check('payment_is_of_something', sql`${t.amount} > 0 and ${t.currency} ~ '^[A-Z]{3}$'`),
    check(
      'payment_came_in',
      sql`${t.status} not in ('paid', 'refund_due', 'refunded')
        or (coalesce(${t.paidAmount} > 0, false) and ${t.paidCurrency} is not null and ${t.paidAt} is not null and ${t.receiptNumber} is not null)`,
    ),
    check(
      'payment_is_what_was_asked',
      sql`${t.status} <> 'paid' or (${t.paidAmount} = ${t.amount} and ${t.paidCurrency} = ${t.currency})`,
    ),
    check(
      'refund_is_of_what_came',
      sql`${t.status} not in ('refund_due', 'refunded') or coalesce(${t.refundAmount} between 1 and ${t.paidAmount}, false)`,
    ),
    check('refund_was_made', sql`(${t.status} = 'refunded') = (${t.refundedAt} is not null)`),
  ],
)

/**
 * What providers said by themselves, each event once: written before anything follows from it, and applied by whoever comes first, the call
 * that brought it or the job.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuidKey(),
    provider: text().notNull(),
    eventId: text().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    state: text().$type<'paid' | 'declined' | 'closed' | 'refund_failed'>().notNull(),
    /** Which refund failed. */
    refundId: text(),
    amount: minorUnits().notNull(),
    currency: text().notNull(),
    appliedAt: instant(),
    receivedAt: instant().notNull(),
  },
  (t) => [
    unique('one_event_per_id').on(t.provider, t.eventId),
    index().on(t.appliedAt, t.receivedAt),
    check('payment_event_state_is_known', sql`${t.state} in ('paid', 'declined', 'closed', 'refund_failed')`),
    check('payment_event_names_its_refund', sql`(${t.state} = 'refund_failed') = (${t.refundId} is not null)`),
  ],
)

/** Payments as the provider of demos has them, which would be another company's database. */
export const demoPayments = pgTable(
  'demo_payments',
  {
    id: text().primaryKey(),
    /** So that opening twice with one key opens one. */
    key: text().notNull().unique('one_demo_payment_per_key'),
    reference: text().notNull(),
    amount: minorUnits().notNull(),
    currency: text().notNull(),
    state: text().$type<'open' | 'paid' | 'declined' | 'closed'>().notNull(),
    /** When it is paid by itself: what the provider says late. */
    paysAt: instant(),
    refunded: minorUnits().notNull().default(0),
    returnUrl: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index().on(t.createdAt),
    check('demo_payment_state_is_known', sql`${t.state} in ('open', 'paid', 'declined', 'closed')`),
    check('demo_refund_is_of_what_came', sql`${t.refunded} between 0 and ${t.amount}`),
  ],
)
