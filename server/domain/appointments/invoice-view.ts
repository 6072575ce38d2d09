import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Invoice } from '#contract/invoice'
import type { Language } from '#contract/locale'
import type { Seller } from '#contract/seller'
import type { Database } from '#server/db/open'
import { payments } from '#server/db/schema/payments'
import { problem } from '#server/errors'
import { booksOf, taxWithin, type Books } from '../payments/invoice-books.ts'
import { minorDigits } from '../payments/minor-units.ts'
import { getAppointment } from './appointment-view.ts'
import { inLanguage } from './localised.ts'

type Wanted = { tenantCode: string; id: string; language: Language }

/** The invoice of an appointment that was paid through the platform, with names in a language. Throws `not_found` where nothing was. */
export async function getInvoice(db: Database, { tenantCode, id, language }: Wanted): Promise<Invoice> {
  const visit = await getAppointment(db, { tenantCode, id, language })
  const books = booksOf(await cameIn(db, visit.id), visit.status === 'cancelled')
  if (!books) throw problem('not_found')
  const { facility, practitioner, patient } = visit
  return {
    number: books.main.receiptNumber,
    issued_at: books.main.paidAt.toISOString(),
    time_zone: visit.time_zone,
    appointment_id: visit.id,
    appointment_number: visit.appointment_number,
    ...(books.main.seller && { seller: toSeller(books.main.seller, language) }),
    facility: { name: facility.name, address: facility.address, phone: facility.phone },
    service_name: visit.service_name,
    start: visit.start,
    practitioner: practitioner.fullName,
    patient: [patient.first_name, patient.last_name].filter(Boolean).join(' '),
    currency: books.currency,
    minor_digits: minorDigits(books.currency),
    charges: books.charges,
    total: books.total,
    ...toTax(books.main.seller, books.total),
    ...toMoves(books),
    balance: books.balance,
  }
}

type Payment = Awaited<ReturnType<typeof cameIn>>[number]

/** Payments of an appointment that came in, the oldest first. */
async function cameIn(db: Database, appointmentId: string) {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.appointmentId, appointmentId), isNotNull(payments.paidAt)))
    .orderBy(asc(payments.paidAt), asc(payments.id))
  return rows.flatMap((row) => {
    const { paidAmount, paidCurrency, paidAt, receiptNumber } = row
    // The database has all of them with the first.
    if (paidAmount === null || paidCurrency === null || paidAt === null || receiptNumber === null) return []
    return [{ ...row, paidAmount, paidCurrency, paidAt, receiptNumber }]
  })
}

function toSeller(
  { legal_name, address, registration_number }: Seller,
  language: Language,
): NonNullable<Invoice['seller']> {
  return {
    name: inEither(legal_name, language),
    ...(address && { address: inEither(address, language) }),
    ...(registration_number !== undefined && { registration_number }),
  }
}

const inEither = ({ en, ar = en, id }: Seller['legal_name'], language: Language) =>
  inLanguage(language, { en, ar, ...(id !== undefined && { id }) })

const toTax = (seller: Seller | null, total: number): Pick<Invoice, 'vat'> =>
  seller?.vat ? { vat: { ...seller.vat, amount: taxWithin(total, seller.vat.rate_percent) } } : {}

const toMoves = ({ payments: all }: Books<Payment>): Pick<Invoice, 'payments' | 'refunds'> => ({
  payments: all.map(({ receiptNumber, method, paidAt, paidAmount }) => ({
    ...{ receipt_number: receiptNumber, method, paid_at: paidAt.toISOString(), amount: paidAmount },
  })),
  refunds: all.flatMap(({ receiptNumber, refundedAt, refundAmount }) =>
    refundedAt && refundAmount !== null
      ? [{ receipt_number: receiptNumber, refunded_at: refundedAt.toISOString(), amount: refundAmount }]
      : [],
  ),
})
