import type { UseQueryResult } from '@tanstack/react-query'
import { Problem } from '#contract/problem'

/** Whether something is not loaded because there is no network. */
export const isWithoutNetwork = ({ error, fetchStatus }: Pick<UseQueryResult, 'error' | 'fetchStatus'>): boolean =>
  fetchStatus === 'paused' || (error instanceof Problem && error.code === 'offline')
