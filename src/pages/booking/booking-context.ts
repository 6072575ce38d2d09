import { createActorContext } from '@xstate/react'
import { createContext, use } from 'react'
import type { DoctorLocation, PractitionerDetail, PractitionerService } from '#contract/directory'
import { bookingMachine } from '#machines/booking/booking.machine'
import type { InsurancePreference } from '#src/storage/insurance-preference.ts'

/** The booking in progress. */
export const Booking = createActorContext(bookingMachine)

/** What can be booked: the doctor and what they offer. */
export type Offer = { practitioner: PractitionerDetail; services: readonly PractitionerService[] }

export const OfferContext = createContext<Offer | null>(null)

export function useOffer(): Offer {
  const offer = use(OfferContext)
  if (!offer) throw new Error('useOffer outside of OfferContext')
  return offer
}

/** The insurance by which the patient looked for a doctor. */
export const PreferredInsurance = createContext<InsurancePreference | undefined>(undefined)

/** Where a facility of the offer is; the first location stands in for one the directory has dropped. */
export function locationOf({ practitioner }: Offer, facilityId: string | undefined): DoctorLocation | undefined {
  return practitioner.locations.find((location) => location.facility_id === facilityId) ?? practitioner.locations[0]
}
