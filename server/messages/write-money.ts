import type { Money } from '#contract/wire'
import { localeOf, type VisitMessage } from './visit-messages.ts'

/** An amount in words of a message: with its currency, as the patient's locale writes it, and no minor units, of which prices have none. */
export function writeMoney({ language, country }: VisitMessage, { amount, currency }: Money): string {
  const { intl } = localeOf(language, country)
  return new Intl.NumberFormat(intl, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}
