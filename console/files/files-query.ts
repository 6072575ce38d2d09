import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Draft } from '#contract/console/drafts'
import { useConsole } from '../console-context.ts'

/** The tenant's files as the draft has them. */
export function useFiles({ revision, version }: Draft) {
  const { api } = useConsole()
  return useQuery({
    queryKey: ['files', revision, version?.number ?? 0],
    queryFn: () => api('files'),
    placeholderData: keepPreviousData,
  })
}
