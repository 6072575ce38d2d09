import type { SignInStep } from '#machines/sign-in/sign-in.selectors'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry is a step of a sign-in, and its first step is below it in the history. */
    isSignInStep?: true
  }
}

/** The steps with an address of their own. */
export type AddressedStep = Exclude<SignInStep, 'done'>

/** Addresses of the steps (R09), without mount path and locale. */
export const addresses: Record<AddressedStep, { path: string; search?: { step: string } }> = {
  number: { path: 'account/sign-in' },
  password: { path: 'account/sign-in', search: { step: 'password' } },
  code: { path: 'account/verify' },
  names: { path: 'account/sign-up' },
}

/** The step of an address; undefined for one outside of the sign-in. */
export function stepOfAddress(path: string, search: string): AddressedStep | undefined {
  if (path.endsWith('/account/verify')) return 'code'
  if (path.endsWith('/account/sign-up')) return 'names'
  if (!/\/account(\/sign-in)?$/.test(path)) return undefined
  return new URLSearchParams(search).get('step') === 'password' ? 'password' : 'number'
}

/** The browser's position: the step of the address, and whether the first step is the entry below it. */
export type Place = { step: AddressedStep; isOurs: boolean }

/** The change that makes the address match the sign-in. */
export type Move =
  | { kind: 'stay' }
  | { kind: 'back' }
  | { kind: 'push' | 'replace'; step: AddressedStep; isOurs: boolean }

/**
 * The move from the browser's position to the step that is shown. Above the first step there is one entry at most, so that going back leads
 * to what was typed first: one way in takes the place of another, and of a code that was right nothing is left to come back to.
 */
export function moveTo(target: AddressedStep, { step, isOurs }: Place): Move {
  if (target === step) return { kind: 'stay' }
  if (target === 'number') return isOurs ? { kind: 'back' } : { kind: 'replace', step: target, isOurs: false }
  return step === 'number' ? { kind: 'push', step: target, isOurs: true } : { kind: 'replace', step: target, isOurs }
}
