import type { BookingScreen } from '#machines/booking/booking.selectors'
import type { OwnedSuspension } from '#machines/booking/booking.types'

/** The steps as in addresses; the first one has the plain address. */
export const steps = ['time', 'details', 'code', 'review', 'payment'] as const
export type Step = (typeof steps)[number]

/** The browser's position: the step of the address, and whether this app added the entry to the history. */
export type Place = { step: Step; isOurs: boolean }

/** The change that makes the browser's history match the booking. */
export type Move =
  | { kind: 'stay' }
  /** The entry becomes the first step, and the others are added after it. */
  | { kind: 'begin'; steps: Step[] }
  | { kind: 'push'; steps: Step[] }
  | { kind: 'replace'; step: Step }
  /** Go back by so many entries. */
  | { kind: 'back'; entries: number }

export const stepOf = (text: string | null): Step => steps.find((step) => step === text) ?? 'time'

/** The step of a screen; undefined once it is booked. Back from a suspended phone is the form, from a suspended account the way out. */
export function stepOfScreen(screen: BookingScreen, suspension?: OwnedSuspension): Step | undefined {
  if (screen === 'booked') return undefined
  if (screen === 'suspended') return suspension?.of === 'phone' ? 'code' : 'time'
  if (screen === 'queued') return 'review'
  return screen === 'choosing' ? 'time' : screen
}

/** How many entries of the booking are before a step. After a valid code the review takes the code's entry. */
export const depthOf = (step: Step): number => pathTo(step).length - 1

/** The entries up to a step, which it is the last of. */
const pathTo = (step: Step): Step[] =>
  step === 'payment' ? ['time', 'details', 'review', step] : [...steps.slice(0, Math.min(steps.indexOf(step), 2)), step]

/** The move from the browser's position to the booking's step. Entries of a booking are always in the order of its steps. */
export function moveTo(step: Step, place: Place): Move {
  const between = (from: number) => pathTo(step).slice(from)
  if (!place.isOurs) return { kind: 'begin', steps: between(1) }
  if (place.step === step) return { kind: 'stay' }
  const ahead = depthOf(step) - depthOf(place.step)
  if (ahead > 0) return { kind: 'push', steps: between(depthOf(place.step) + 1) }
  return ahead < 0 ? { kind: 'back', entries: -ahead } : { kind: 'replace', step }
}
