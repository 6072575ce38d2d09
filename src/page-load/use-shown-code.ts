import type { ProblemCode } from '#contract/problem'
import { useOnline } from './use-online.ts'

/** The code by which a failed call is explained now: `offline` is no longer shown once there is a network again. */
export function useShownCode<Code extends ProblemCode | undefined>(code: Code): Code | 'unavailable' {
  const isOnline = useOnline()
  return code === 'offline' && isOnline ? 'unavailable' : code
}
