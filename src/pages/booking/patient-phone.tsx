import { useQuery } from '@tanstack/react-query'
import { selectPatient } from '#machines/booking/booking.selectors'
import { Booking } from './booking-context.ts'

/** The number as people write it; the grouping is loaded with the library that knows it. */
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
