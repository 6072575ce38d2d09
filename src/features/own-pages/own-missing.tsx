import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isWithoutNetwork } from './is-without-network.ts'
import { OwnFailed, OwnOffline, OwnSkeleton } from './own-frame.tsx'

type Missing = {
  of: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'isError' | 'refetch'>
  /** In place of it without a network. */
  offline?: ReactNode
}

/** In place of what is not there yet: boxes while it is loaded, else why it is not. */
export function OwnMissing({ of, offline = <OwnOffline /> }: Missing) {
  if (isWithoutNetwork(of)) return offline
  return of.isError ? <OwnFailed onRetry={() => void of.refetch()} /> : <OwnSkeleton />
}
