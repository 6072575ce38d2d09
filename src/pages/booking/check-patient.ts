import { now } from '#src/clock/server-time.ts'
import type { BookingContext } from '#machines/booking/booking.types'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { checkDetails } from './details-form.ts'

/**
 * Validates the current form of a booking; undefined where the library for phone numbers cannot be loaded.
 *
 * @param regions - countries whose numbers are texted codes; any where it is absent
 */
export async function checkPatient(
  { answers, chosen }: Pick<BookingContext, 'answers' | 'chosen'>,
  regions?: readonly string[],
) {
  const phones = await loadPhones()
  if (!phones) return undefined
  const { parsePhone } = phones
  return checkDetails(answers, {
    today: dayIn(new Date(now()), chosen?.timeZone ?? 'UTC'),
    isHomecare: chosen?.slot.consultation_type === 'homecare',
    parsePhone,
    regions,
  })
}
