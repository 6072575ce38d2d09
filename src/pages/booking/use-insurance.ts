import { useQuery } from '@tanstack/react-query'
import type { InsuranceHit } from '#contract/directory'
import { selectChosen, selectInsurance } from '#machines/booking/booking.selectors'
import { useApp } from '#src/context/app-context.ts'
import { insurersQuery } from '#src/queries/directory.ts'
import { Booking, locationOf, useOffer } from './booking-context.ts'
import { coverageOf } from './coverage.ts'

/** The names of the patient's insurance, and what it means for this visit. */
export function useInsurance() {
  const app = useApp()
  const offer = useOffer()
  const chosen = Booking.useSelector(selectInsurance)
  const facilityId = Booking.useSelector(selectChosen)?.slot.facility_id
  const { data: insurers = none, isSuccess } = useQuery(insurersQuery(app))
  const insurer = insurers.find(({ id }) => id === chosen?.insurer_id)
  const plan = insurer?.plans.find(({ id }) => id === chosen?.plan_id)
  const coverage = insurer && coverageOf(insurer, plan?.id, locationOf(offer, facilityId)?.insuranceLocal ?? [])
  return { insurers, isKnown: isSuccess, chosen, insurer, plan, coverage }
}

const none: InsuranceHit[] = []
