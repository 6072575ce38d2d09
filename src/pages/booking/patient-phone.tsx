import { useQuery } from '@tanstack/react-query'
import { selectPatient } from '#machines/booking/booking.selectors'
import { Booking } from './booking-context.ts'

/** The phone in the usual notation; its grouping is loaded with the library for phone numbers. */
export function PatientPhone() {
  const patient = Booking.useSelector(selectPatient)
  const { data } = useQuery({
    queryKey: ['phone', patient?.country_code, patient?.phone],
    queryFn: async () => (await import('#src/features/phone/parse-phone.ts')).formatPhone(patient!),
    enabled: !!patient,
    networkMode: 'always',
    gcTime: 0,
    meta: { persist: false },
  })
  return <bdi dir="ltr">{data ?? `+${patient?.country_code ?? ''} ${patient?.phone ?? ''}`}</bdi>
}
