import { Problem } from '#contract/problem'
import type { UseQueryResult } from '@tanstack/react-query'
import { OwnFailed, OwnOffline, OwnSkeleton } from './own-frame.tsx'

/** In place of what is not there yet: boxes while it is loaded, else why it is not. */
export function OwnMissing({
  of: { error, fetchStatus, isError, refetch },
}: {
  of: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'isError' | 'refetch'>
}) {
  const isOffline = fetchStatus === 'paused' || (error instanceof Problem && error.code === 'offline')
  if (isOffline) return <OwnOffline />
  return isError ? <OwnFailed onRetry={() => void refetch()} /> : <OwnSkeleton />
}
