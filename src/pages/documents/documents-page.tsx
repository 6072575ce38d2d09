import { useQuery } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { OwnFailed, OwnFrame, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accessQuery } from '#src/queries/own-documents.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { asksForCode, documentsQuery } from './document-queries.ts'
import { DocumentShelf } from './document-shelf.tsx'
import { messages } from './documents.messages.ts'
import { Unlock } from './unlock.tsx'

/** A patient's documents (R12, N03): listed, added, looked at, changed and deleted. */
export function DocumentsPage() {
  return (
    <OwnFrame>
      <Documents />
    </OwnFrame>
  )
}

function Documents() {
  const intl = useIntl()
  const app = useApp()
  const { data: access } = useQuery(accessQuery(app))
  const isShut = asksForCode(app) && !access
  const documents = useQuery({ ...documentsQuery(app), enabled: !isShut })
  const code = documents.error instanceof Problem ? documents.error.code : undefined
  if (documents.data && code !== 'access_token_invalid')
    return (
      <DocumentShelf list={documents.data} isStale={documents.isError} onChanged={() => void documents.refetch()} />
    )
  return (
    <Stack gap={5}>
      <h1>{intl.formatMessage(own.documents)}</h1>
      {isShut || code === 'access_token_invalid' ? (
        <Unlock onOpened={() => void documents.refetch()} />
      ) : code === 'offline' || documents.fetchStatus === 'paused' ? (
        <ErrorState
          picture="offline"
          title={intl.formatMessage(messages.offline)}
          actions={<Button onClick={() => void documents.refetch()}>{intl.formatMessage(own.retry)}</Button>}
        >
          {intl.formatMessage(messages.offlineWhy)}
        </ErrorState>
      ) : documents.isError ? (
        <OwnFailed onRetry={() => void documents.refetch()} />
      ) : (
        <OwnSkeleton />
      )}
    </Stack>
  )
}
