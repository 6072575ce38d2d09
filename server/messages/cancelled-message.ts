import type { Appointment } from '#contract/appointment'
import type { Language } from '#contract/locale'
import { valuesOf, wordsOf, type VisitMessage, type VisitWords } from './visit-messages.ts'
import { writeMoney } from './write-money.ts'

/**
 * Says that a visit was cancelled, so that its owner learns of it whoever cancelled, and what that means for their money: what goes back of a
 * payment, and what a late cancellation costs. Nothing of money where there is none.
 */
export function cancelledMessage(message: VisitMessage): VisitWords {
  const words = wordsOf('cancelled', message, valuesOf(message))
  return { ...words, body: [words.body, ...moneySentences(message)].join(' ') }
}

function moneySentences(message: VisitMessage): string[] {
  const { cancellation, payment } = message.appointment
  const fee = cancellation?.fee
  const back = payment?.status === 'refund_due' && !payment.is_refund_stuck ? payment.refunded : undefined
  const write = (sentence: keyof typeof sentences, money: Appointment['fee']) =>
    sentences[sentence][message.language](writeMoney(message, money))
  return [
    ...(back ? [write('back', back)] : []),
    ...(fee && fee.amount > 0 ? [write(isKept(payment) ? 'kept' : 'owed', fee)] : []),
  ]
}

/** Whether the late fee was taken out of what the patient had paid. */
const isKept = (payment: Appointment['payment']): boolean =>
  payment?.status === 'paid' ||
  (payment?.refunded !== undefined && payment.refunded.amount < (payment.paid ?? payment.amount).amount)

const sentences = {
  back: {
    en: (amount) => `We are returning ${amount} to you.`,
    ar: (amount) => `نعيد إليك ${amount}.`,
    id: (amount) => `Kami mengembalikan ${amount} kepada Anda.`,
  },
  kept: {
    en: (amount) => `It was cancelled late: ${amount} of your payment is kept.`,
    ar: (amount) => `أُلغي متأخرًا: لا يُعاد ${amount} مما دفعته.`,
    id: (amount) => `Dibatalkan terlambat: ${amount} dari pembayaran Anda tidak dikembalikan.`,
  },
  owed: {
    en: (amount) => `It was cancelled late, which costs ${amount}.`,
    ar: (amount) => `أُلغي متأخرًا، ويكلّف ذلك ${amount}.`,
    id: (amount) => `Dibatalkan terlambat, biayanya ${amount}.`,
  },
} as const satisfies Record<string, Record<Language, (amount: string) => string>>
