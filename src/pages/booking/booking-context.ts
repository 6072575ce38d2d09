import { createActorContext } from '@xstate/react'
import { createContext, use } from 'react'
import type { DoctorLocation, PractitionerDetail, PractitionerService } from '#contract/directory'
import { bookingMachine } from '#machines/booking/booking.machine'
import type { InsurancePreference } from '#src/storage/insurance-preference.ts'

/** The booking in progress, as React context. */
export const Booking = createActorContext(bookingMachine)

/** The doctor and the services that can be booked. */
export type Offer = { practitioner: PractitionerDetail; services: readonly PractitionerService[] }

export const OfferContext = createContext<Offer | null>(null)

export function useOffer(): Offer {
  const offer = use(OfferContext)
  if (!offer) throw new Error('useOffer outside of OfferContext')
  return offer
}

/** The insurance filter with which the patient found the doctor. */
export const PreferredInsurance = createContext<InsurancePreference | undefined>(undefined)

/** The location of a facility of the offer; the first one where the directory no longer has it. */
export function locationOf({ practitioner }: Offer, facilityId: string | undefined): DoctorLocation | undefined {
  return practitioner.locations.find((location) => location.facility_id === facilityId) ?? practitioner.locations[0]
}
