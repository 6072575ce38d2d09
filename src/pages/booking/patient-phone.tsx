import { selectPatient } from '#machines/booking/booking.selectors'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { Booking } from './booking-context.ts'

/** The patient's phone. */
export function PatientPhone() {
  const patient = Booking.useSelector(selectPatient)
  return patient ? <ShownPhone phone={patient.phone} country_code={patient.country_code} /> : null
}
