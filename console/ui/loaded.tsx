import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useProblemText } from '../form/use-problem-text.ts'
import { messages } from '../shell/shell.messages.ts'

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError' | 'error' | 'refetch' | 'isFetching'>

/** What a query brought; until then its place is kept, and what failed can be tried again. */
export function Loaded<Data>({ query, children }: { query: Query<Data>; children: (data: Data) => ReactNode }) {
  const intl = useIntl()
  const textOf = useProblemText()
  if (query.data !== undefined) return children(query.data)
  if (query.isError && !query.isFetching)
    return (
      <ErrorState
        title={intl.formatMessage(messages.failed)}
        actions={<Button onClick={() => void query.refetch()}>{intl.formatMessage(messages.retry)}</Button>}
      >
        {textOf(query.error)}
      </ErrorState>
    )
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <Stack gap={3}>
        {['70%', '100%', '100%', '40%'].map((inline, index) => (
          <Skeleton key={index} inline={inline} block="44px" radius="control" />
        ))}
      </Stack>
    </Loading>
  )
}
