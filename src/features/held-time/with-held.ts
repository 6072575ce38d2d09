import type { NextAvailability, OfferedSlot } from '#contract/availability'
import type { HeldSlot } from '#src/storage/held-slots.ts'

/** A free time, or one that is held for this patient until `heldUntil`. */
export type OwnOrFree = OfferedSlot & { heldUntil?: string }
export type OwnOrFreeTimes = Omit<NextAvailability, 'slots'> & { slots: readonly OwnOrFree[] }

/**
 * The next times of a doctor including the one that the patient holds, in order of time.
 *
 * @param room - how many times are shown, the held one included
 */
export function withHeld(
  availability: NextAvailability,
  { offered, heldUntil }: HeldSlot,
  room: number,
): OwnOrFreeTimes {
  const others = availability.slots.filter((slot) => slot.start !== offered.start)
  const first = others.slice(0, room - 1)
  const shown = [...first, { ...offered, heldUntil }].sort(byStart)
  return { ...availability, slots: [...shown, ...others.slice(first.length)] }
}

const byStart = (one: OfferedSlot, other: OfferedSlot) => Date.parse(one.start) - Date.parse(other.start)
