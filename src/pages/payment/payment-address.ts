/** In the address of a payment: which appointment, and how the patient comes to it. */
export const params = {
  appointment: 'appointment',
  /** The patient has confirmed just now: to the provider at once. */
  now: 'now',
  /** From the provider. */
  back: 'back',
} as const

/** Where the provider sends the patient back to: this page with its mount, as long as that is. */
export function returnPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const kept = new URLSearchParams(search)
  kept.delete(params.now)
  kept.set(params.back, '1')
  return `${pathname}?${kept}`
}
