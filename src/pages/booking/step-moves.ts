import type { BookingScreen } from '#machines/booking/booking.selectors'

/** The steps as an address names them; the first one has the plain address. */
export const steps = ['time', 'details', 'code', 'review'] as const
export type Step = (typeof steps)[number]

/** Where the browser stands: the step of the address, and whether this app put the entry into its history. */
export type Place = { step: Step; isOurs: boolean }

/** What makes the browser's history say what the booking says. */
export type Move =
  | { kind: 'stay' }
  /** The entry becomes the first step, and those behind it follow. */
  | { kind: 'begin'; steps: Step[] }
  | { kind: 'push'; steps: Step[] }
  | { kind: 'replace'; step: Step }
  /** So many entries back. */
  | { kind: 'back'; entries: number }

export const stepOf = (text: string | null): Step => steps.find((step) => step === text) ?? 'time'

/** The step a screen belongs to; none once it is booked. */
export function stepOfScreen(screen: BookingScreen): Step | undefined {
  if (screen === 'booked') return undefined
  if (screen === 'queued') return 'review'
  return screen === 'choosing' ? 'time' : screen
}

/** How many entries of the booking lie before a step. A code that was right is behind the patient: the review takes its entry. */
export const depthOf = (step: Step): number => Math.min(steps.indexOf(step), 2)

/** The move from where the browser stands to the booking's step. Entries of a booking always stand in the order of its steps. */
export function moveTo(step: Step, place: Place): Move {
  const between = (from: number) => [...steps.slice(0, 2), step].slice(from, depthOf(step) + 1)
  if (!place.isOurs) return { kind: 'begin', steps: between(1) }
  if (place.step === step) return { kind: 'stay' }
  const ahead = depthOf(step) - depthOf(place.step)
  if (ahead > 0) return { kind: 'push', steps: between(depthOf(place.step) + 1) }
  return ahead < 0 ? { kind: 'back', entries: -ahead } : { kind: 'replace', step }
}
