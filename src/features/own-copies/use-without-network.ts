import type { UseQueryResult } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { useOnline } from '#src/page-load/use-online.ts'

/**
 * Whether something is not loaded because there is no network. Known before it has failed: on a connection over which nothing comes that takes a
 * quarter of a minute.
 */
export function useWithoutNetwork({
  data,
  error,
  fetchStatus,
}: Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus'>): boolean {
  const isOnline = useOnline()
  if (data !== undefined) return false
  return (
    !isOnline ||
    fetchStatus === 'paused' ||
    (error instanceof Problem && (error.code === 'offline' || error.code === 'part_missing'))
  )
}
