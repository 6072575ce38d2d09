import { latinDigits } from '#contract/digits'
import type { Relative } from '#contract/relative'
import type { BookingAnswers } from '#machines/booking/booking.types'
import type { PhoneProof } from '#machines/phone-code/phone-code.types'

/** The choice of whom a visit is for: `me`, `someone_else`, or the id of a relative. */
export const choiceOf = ({ who, relativeId }: Pick<BookingAnswers, 'who' | 'relativeId'>): string =>
  who === 'me' ? 'me' : relativeId || 'someone_else'

type Person = Pick<Relative, 'first_name' | 'last_name' | 'email' | 'gender' | 'birthday'>
/** Whom the answers can be filled in for: the signed-in patient, and their relatives by id. */
type Known = { self: Person | undefined; relatives: readonly Relative[] }

/**
 * What changes in the answers when the visit is for another person: somebody known is filled in, and what was filled in for the one before
 * goes, but never what was typed. The phone stays, since who books is reached.
 */
export function answersFor(
  choice: string,
  answers: BookingAnswers,
  { self, relatives }: Known,
): Partial<BookingAnswers> {
  const before = personOf(choiceOf(answers), { self, relatives })
  const now = personOf(choice, { self, relatives })
  const chosen = {
    who: choice === 'me' ? ('me' as const) : ('someone_else' as const),
    relativeId: relatives.some(({ id }) => id === choice) ? choice : '',
  }
  if (now) return { ...chosen, ...toAnswers(now) }
  if (!before) return chosen
  const filledIn = toAnswers(before)
  const emptied = Object.entries(filledIn).filter(([name, value]) => answers[name as keyof BookingAnswers] === value)
  return { ...chosen, ...Object.fromEntries(emptied.map(([name]) => [name, ''])) }
}

type Chosen = {
  relative: Relative | undefined
  /** Somebody whom the account does not know. */
  isForOther: boolean
}

/**
 * The answers for whom was chosen before the booking; undefined where they are for that relative already. For somebody else nothing is filled
 * in but how who books is reached, and what a draft has stays.
 */
export function answersForChosen(
  { relative, isForOther }: Chosen,
  answers: BookingAnswers | undefined,
): Partial<BookingAnswers> | undefined {
  if (!relative)
    return isForOther && !answers ? { who: 'someone_else', relativeId: '', ...toAnswers(nobody) } : undefined
  if (answers && choiceOf(answers) === relative.id) return undefined
  return { who: 'someone_else', relativeId: relative.id, ...toAnswers(relative) }
}

const nobody: Person = { first_name: '', last_name: '' }

const personOf = (choice: string, { self, relatives }: Known): Person | undefined =>
  choice === 'me' ? self : relatives.find(({ id }) => id === choice)

type FilledIn = Pick<BookingAnswers, 'firstName' | 'lastName' | 'email' | 'gender' | 'birthday'>

const toAnswers = ({ first_name, last_name, email, gender, birthday }: Person): FilledIn => ({
  firstName: first_name,
  lastName: last_name,
  email: email ?? '',
  gender: gender ?? '',
  birthday: birthday ?? '',
})

/** Whether the typed phone is the one that is proven already, as far as can be told without its country: no code will be sent. */
export function isProvenPhone(typed: string, proof: PhoneProof | undefined): boolean {
  if (!proof) return false
  const digits = latinDigits(typed).replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits === proof.phone || digits === `${proof.country_code}${proof.phone}`
}
