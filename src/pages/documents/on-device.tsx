import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PatientDocument } from '#contract/documents'
import { useApp } from '#src/context/app-context.ts'
import { messages as needs } from '#src/features/needs-network/needs-network.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { fileCopiesQuery, removeFileCopies } from '#src/queries/own-documents.ts'
import { Badge } from '#src/ui/badge.tsx'
import { TextButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './documents.messages.ts'

/** Without a network: whether a document opens from this device, or needs a connection for it. */
export function OpensOffline({ document: { files } }: { document: PatientDocument }) {
  const intl = useIntl()
  const isOnline = useOnline()
  const { data: kept } = useQuery(fileCopiesQuery(useApp()))
  if (isOnline || !kept || files.length === 0) return null
  return files.every(({ id }) => kept.includes(id)) ? (
    <Badge tone="success">{intl.formatMessage(messages.onDevice)}</Badge>
  ) : (
    <Badge tone="warning">{intl.formatMessage(needs.needsNetwork)}</Badge>
  )
}

/** That a document was kept on this device by opening it, and the way to delete it here. */
export function KeptHere({ document: { files } }: { document: PatientDocument }) {
  const intl = useIntl()
  const app = useApp()
  const { data: kept = [] } = useQuery(fileCopiesQuery(app))
  const ids = files.map(({ id }) => id)
  const removing = useMutation({ mutationFn: () => removeFileCopies(app, ids), networkMode: 'always' })
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (removing.isSuccess) done.current?.focus()
  }, [removing.isSuccess])
  if (removing.isSuccess)
    return (
      <p ref={done} role="status" tabIndex={-1}>
        {intl.formatMessage(messages.removedHere)}
      </p>
    )
  if (!ids.some((id) => kept.includes(id))) return null
  return (
    <Stack gap={1}>
      <Text as="p" size="1" tone="quiet">
        {intl.formatMessage(messages.keptHere)}
      </Text>
      <div>
        <TextButton onClick={() => removing.mutate()}>{intl.formatMessage(messages.removeHere)}</TextButton>
      </div>
      {removing.isError ? <p role="alert">{intl.formatMessage(messages.stillHere)}</p> : null}
    </Stack>
  )
}
