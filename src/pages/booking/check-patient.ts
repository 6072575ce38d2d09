import { now } from '#src/clock/server-time.ts'
import type { BookingContext } from '#machines/booking/booking.types'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { checkDetails } from './details-form.ts'

/**
 * The form of a booking as it stands, checked; what knows phone numbers is loaded with the first check.
 *
 * @param regions - countries whose numbers are texted codes; any where nobody says
 */
export async function checkPatient(
  { answers, chosen }: Pick<BookingContext, 'answers' | 'chosen'>,
  regions?: readonly string[],
) {
  const { parsePhone } = await import('#src/features/phone/parse-phone.ts')
  return checkDetails(answers, {
    today: dayIn(new Date(now()), chosen?.timeZone ?? 'UTC'),
    isHomecare: chosen?.slot.consultation_type === 'homecare',
    parsePhone,
    regions,
  })
}
