import type { ResetScreen } from '#machines/password-reset/password-reset.selectors'
import type { ResetStep } from '#machines/password-reset/password-reset.types'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry is a step of a reset, and its first step is below it in the history. */
    isResetStep?: true
    /** The token of a mailed link that was opened here: no longer in the address, and still there after a reload. */
    resetToken?: string
  }
}

/** Addresses of the steps, without mount path and locale. */
export const paths = { first: 'account/forgotpassword', last: 'updatepassword' } as const

/** The browser's position: the step of the address, and whether this app added the entry to the history. */
export type Place = { step: ResetStep; isOurs: boolean }

/** The change that makes the address match the reset. */
export type Move = { kind: 'stay' } | { kind: 'back' } | { kind: 'push' | 'replace'; step: ResetStep; isOurs: boolean }

/** The move from the browser's position to the reset's screen. Above the first step there is one entry at most. */
export function moveTo(screen: ResetScreen, { step, isOurs }: Place): Move {
  const target = screen === 'success' ? 'update' : screen
  if (target === step) return { kind: 'stay' }
  if (target === 'forget') return isOurs ? { kind: 'back' } : { kind: 'replace', step: target, isOurs: false }
  return step === 'forget' ? { kind: 'push', step: target, isOurs: true } : { kind: 'replace', step: target, isOurs }
}

/** The step of an address; undefined for one outside of the reset. */
export function stepOfAddress(path: string, search: string): ResetStep | undefined {
  if (path.endsWith(`/${paths.last}`)) return 'update'
  if (!path.endsWith(`/${paths.first}`)) return undefined
  const step = new URLSearchParams(search).get('step')
  return (Object.keys(stepNames) as (keyof typeof stepNames)[]).find((one) => stepNames[one] === step) ?? 'forget'
}

/** Names of the steps at the first address, in its `step`. */
export const stepNames = { confirm: 'code', mailed: 'mail' } as const

/** The token in the fragment of a mailed link (S26); undefined where there is none that could be one. */
export function tokenOfLink(hash: string): string | undefined {
  const token = hash.replace(/^#/, '')
  return /^[\w.-]{16,200}$/.test(token) ? token : undefined
}
