import { useQuery } from '@tanstack/react-query'
import type { NextAvailability, Slot } from '#contract/availability'
import { useApp } from '#src/context/app-context.ts'
import { timesInRow } from '#src/features/fee/offered-fee.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { heldTimesQuery } from '#src/queries/held-times.ts'
import type { HeldSlot } from '#src/storage/held-slots.ts'
import { type OwnOrFreeTimes, withHeld } from './with-held.ts'

/**
 * The time that the patient holds with a doctor, while the hold is valid; of one consultation type, or at one place, where the
 * list has such a filter.
 */
export function useHeld(
  practitionerId: string,
  only: { visit?: Slot['consultation_type'] | ''; facility?: string } = {},
): HeldSlot | undefined {
  const { data: held = [] } = useQuery(heldTimesQuery(useApp()))
  const now = useNow()
  return held.find(
    ({ offered, heldUntil }) =>
      offered.practitioner_id === practitionerId &&
      (!only.visit || offered.consultation_type === only.visit) &&
      (!only.facility || offered.facility_id === only.facility) &&
      now !== null &&
      Date.parse(heldUntil) > now.getTime(),
  )
}

/** The times of a row including the patient's own held time. */
export function useOwnAndFree(
  practitionerId: string,
  availability: NextAvailability | undefined,
  only?: Parameters<typeof useHeld>[1],
): OwnOrFreeTimes | undefined {
  const held = useHeld(practitionerId, only)
  return availability && held ? withHeld(availability, held, timesInRow) : availability
}
