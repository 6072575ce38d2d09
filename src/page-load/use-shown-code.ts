import type { ProblemCode } from '#contract/problem'
import { useOnline } from './use-online.ts'

/** The code by whose words a failed call is told now: nobody is called offline once there is a network again. */
export function useShownCode<Code extends ProblemCode | undefined>(code: Code): Code | 'unavailable' {
  const isOnline = useOnline()
  return code === 'offline' && isOnline ? 'unavailable' : code
}
