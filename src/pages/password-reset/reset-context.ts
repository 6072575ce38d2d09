import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine'

export type PasswordReset = ActorRefFrom<typeof passwordResetMachine>

/** The reset in progress. */
export const ResetContext = createContext<PasswordReset | null>(null)

export function useReset(): PasswordReset {
  const reset = use(ResetContext)
  if (!reset) throw new Error('useReset outside of ResetContext')
  return reset
}

export const useResetSelector = <Selected>(select: (reset: SnapshotFrom<typeof passwordResetMachine>) => Selected) =>
  useSelector(useReset(), select)
