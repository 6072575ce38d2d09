import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { booksOf, taxWithin, type CameIn } from './invoice-books.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute))
const paid: CameIn = {
  status: 'paid',
  amount: 35_000,
  currency: 'AED',
  paidAmount: 35_000,
  paidCurrency: 'AED',
  paidAt: at(0),
  refundAmount: null,
  refundedAt: null,
}
const owed = (refundAmount: number): CameIn => ({ ...paid, status: 'refund_due', refundAmount })
const given = (refundAmount: number): CameIn => ({ ...owed(refundAmount), status: 'refunded', refundedAt: at(9) })
const shown = (books: ReturnType<typeof booksOf>) =>
  books && {
    charges: books.charges.map(({ kind, amount }) => [kind, amount]),
    total: books.total,
    balance: books.balance,
  }

describe('the books of an invoice', () => {
  it('are none where nothing came in', () => expect(booksOf([], false)).toBeUndefined())

  it('are even where the visit is paid', () =>
    expect(shown(booksOf([paid], false))).toEqual({ charges: [['visit', 35_000]], total: 35_000, balance: 0 }))

  it('owe the patient what is to go back, and are even when it went', () => {
    const charges = [
      ['visit', 35_000],
      ['cancelled', -35_000],
      ['late_cancellation', 5_000],
    ]
    expect(shown(booksOf([owed(30_000)], true))).toEqual({ charges, total: 5_000, balance: -30_000 })
    expect(shown(booksOf([given(30_000)], true))).toEqual({ charges, total: 5_000, balance: 0 })
  })

  it('say of a visit that was paid too late that it was not booked', () =>
    expect(shown(booksOf([given(35_000)], false))).toEqual({
      ...{
        charges: [
          ['visit', 35_000],
          ['not_booked', -35_000],
        ],
        total: 0,
        balance: 0,
      },
    }))

  it('charge the visit once where it was paid twice', () => {
    const books = booksOf([given(35_000), paid], false)
    expect(shown(books)).toEqual({ charges: [['visit', 35_000]], total: 35_000, balance: 0 })
    expect(books?.main).toBe(paid)
    expect(books?.payments).toHaveLength(2)
  })

  it('leave out money of another currency, which goes back as it came', () =>
    expect(booksOf([{ ...given(10_000), paidAmount: 10_000, paidCurrency: 'USD' }, paid], false)).toMatchObject({
      ...{ currency: 'AED', total: 35_000, balance: 0, payments: [paid] },
    }))

  it('are even whenever all that is owed went back', () => {
    const came = fc.integer({ min: 1, max: 1e9 }).chain((amount) =>
      fc
        .record({ back: fc.integer({ min: 1, max: amount }), isMain: fc.boolean() })
        .map(({ back, isMain }): CameIn => ({
          ...(isMain ? paid : given(back)),
          ...{ amount, paidAmount: amount },
        })),
    )
    fc.assert(
      fc.property(came, fc.array(fc.integer({ min: 1, max: 1e9 })), fc.boolean(), (main, others, isCancelled) => {
        // Whatever else came in bought nothing and went back whole.
        const whole = others.map((amount): CameIn => ({ ...given(amount), amount, paidAmount: amount }))
        const books = booksOf([main, ...whole], isCancelled)
        expect(books?.balance).toBe(0)
        expect(books?.total).toBe(main.status === 'paid' ? main.paidAmount : main.paidAmount - (main.refundAmount ?? 0))
      }),
    )
  })
})

describe('the tax within an amount', () => {
  it('is rounded to the minor unit, and with what it is of makes the amount', () => {
    expect([taxWithin(35_000, 5), taxWithin(35_000, 7.5), taxWithin(0, 5), taxWithin(12_345, 0)]).toEqual([
      1_667, 2_442, 0, 0,
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 5000 }), (total, rate) => {
        const net = total - taxWithin(total, rate / 100)
        expect(Math.abs(Math.round((net * rate) / 10_000) - taxWithin(total, rate / 100))).toBeLessThanOrEqual(1)
      }),
    )
  })
})
