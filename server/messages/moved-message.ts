import type { Language } from '#contract/locale'
import type { Money } from '#contract/wire'
import { valuesOf, wordsOf, type VisitMessage, type VisitWords } from './visit-messages.ts'
import { writeMoney } from './write-money.ts'

/**
 * Says that a visit was moved, whoever moved it: its new time, what it costs where that is not what it cost before, and the link to the visit,
 * by which whoever did not want that changes it.
 */
export function movedMessage(message: VisitMessage, feeBefore: Money, href: string): VisitWords {
  const words = wordsOf('moved', message, valuesOf(message), href)
  const { fee } = message.appointment
  if (fee.amount === feeBefore.amount && fee.currency === feeBefore.currency) return words
  const write = (money: Money) => writeMoney(message, money)
  return { ...words, body: `${words.body} ${costs[message.language](write(fee), write(feeBefore))}` }
}

const costs: Readonly<Record<Language, (now: string, before: string) => string>> = {
  en: (now, before) => `It costs ${now} now, and ${before} before.`,
  ar: (now, before) => `تكلفته الآن ${now} بعد أن كانت ${before}.`,
  id: (now, before) => `Biayanya kini ${now}, sebelumnya ${before}.`,
}
