import { onlineManager } from '@tanstack/react-query'
import type { Account } from '#contract/account'
import { regionOf } from '#contract/locale'
import { suspensionOf, type Suspension } from '#contract/suspension-reasons'
import type { BookingPerson } from '#machines/booking/booking.types'
import type { PhoneProof } from '#machines/phone-code/phone-code.types'
import type { AppContext } from '#src/context/app-context.ts'
import { accountQuery } from '#src/queries/account.ts'
import { sessionStore } from '#src/session/session-store.ts'

/** Longest wait for what helps, in milliseconds. */
const patience = 2_500
/**
 * The same for who books: without their account they type as a guest does, and prove their phone anew. On a slow network that is worse than to
 * wait; without one nothing comes.
 */
const patienceForAccount = () => (onlineManager.isOnline() ? 10_000 : patience)

/**
 * A signed-in patient as a booking needs them: what they need not type, and their phone, which needs no code. One who has joined by email
 * has none yet, and proves it as a guest does. Who cannot book need not type anything (P04).
 */
export type BookingPatient = { person?: BookingPerson; proof?: PhoneProof; suspension?: Suspension }

/** The signed-in patient; undefined where nobody is, or the account cannot be had now. */
export async function bookingPatient(app: AppContext): Promise<BookingPatient | undefined> {
  if (!(await sessionStore(app.tenant).patient())) return undefined
  const account = await inTimeForAccount(app.queryClient.fetchQuery(accountQuery(app)))
  if (!account) return undefined
  const suspension = suspensionOf(account)
  return { ...(await toBookingPatient(app, account)), ...(suspension && { suspension }) }
}

/** The answer, where there is one and it comes soon. */
export const inTime = <Answer>(answer: Promise<Answer>, most = patience): Promise<Answer | undefined> =>
  Promise.race([answer.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, most))])

/** The same of what the patient would have to type. */
export const inTimeForAccount = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  inTime(answer, patienceForAccount())

async function toBookingPatient(app: AppContext, account: Account): Promise<BookingPatient | undefined> {
  const { phone, country_code, first_name, last_name, email = '', gender = '', birthday = '' } = account
  const person = { firstName: first_name, lastName: last_name, email, gender, birthday } as const
  if (phone === undefined || country_code === undefined)
    return { person: { ...person, phone: '', phoneRegion: regionOf(app.locale.country) } }
  const phones = await import('#src/features/phone/parse-phone.ts').catch(() => undefined)
  const region = phones?.parsePhone(`+${country_code}${phone}`, 'AE')?.region
  if (!region) return undefined
  return {
    person: { ...person, phone, phoneRegion: region },
    // The bearer of the call proves the phone: no token goes with the booking, and it lasts as long as the session.
    proof: { phone, country_code, guestToken: '', expiresAt: '9999-12-31T00:00:00.000Z' },
  }
}
