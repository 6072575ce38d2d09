import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OwnFailed, OwnOffline, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { useWithoutNetwork } from './use-without-network.ts'

type Missing = {
  of: Pick<UseQueryResult, 'data' | 'error' | 'fetchStatus' | 'isError' | 'refetch'>
  /** In place of it without a network. */
  offline?: ReactNode
}

/** In place of what is not there yet: boxes while it is loaded, else why it is not. */
export function OwnMissing({ of, offline = <OwnOffline /> }: Missing) {
  if (useWithoutNetwork(of)) return offline
  return of.isError ? <OwnFailed onRetry={() => void of.refetch()} /> : <OwnSkeleton />
}
