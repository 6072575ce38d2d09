import { selectChosen } from '#machines/booking/booking.selectors'
import type { ChosenSlot } from '#machines/booking/booking.types'
import type { PractitionerService } from '#contract/directory'
import { Booking } from './booking-context.ts'

/** A visit as in the summary; without a time until one is chosen. */
export type ShownVisit = { service: PractitionerService; start: string | undefined; timeZone: string }

/** The visit that this step shows, else the chosen one. */
export function useShownVisit(visit: ShownVisit | undefined): ShownVisit | undefined {
  const chosen = Booking.useSelector(selectChosen)
  return visit ?? (chosen && toShown(chosen))
}

const toShown = ({ service, slot, timeZone }: ChosenSlot): ShownVisit => ({ service, start: slot.start, timeZone })
