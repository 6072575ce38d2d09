import { useQuery } from '@tanstack/react-query'
import type { Draft } from '#contract/console/drafts'
import { useConsole } from '#console/console-context.ts'

/** What patients see of the content, for the version that the draft names. */
export function useContent({ version }: Draft) {
  const { api } = useConsole()
  return useQuery({
    queryKey: ['contents', version?.number ?? 0],
    queryFn: () => api('contents'),
    placeholderData: (before) => before,
  })
}

/** The draft with what patients see in further fields. */
export const withFields = (draft: Draft, fields: Draft['fields']): Draft => ({
  ...draft,
  fields: { ...draft.fields, ...fields },
})
