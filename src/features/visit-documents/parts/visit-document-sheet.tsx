import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { AppointmentDocument } from '#contract/appointment-documents'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { FileView } from '#src/features/document-files/file-view.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { visitDocumentCalls, visitDocumentsQuery, visitFileQuery } from '#src/queries/visit-documents.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from '../visit-documents.messages.ts'
import { FileButton } from '#src/features/document-files/file-button.tsx'
import { NetworkNote } from './network-note.tsx'

type Props = {
  visitId: string
  document: AppointmentDocument
  /** Undefined where nothing can be added any more. */
  onReplace: ((file: File) => void) | undefined
  onClose: () => void
}

/** One document of a visit: looked at, stored on the device, replaced or removed. */
export function VisitDocumentSheet({ visitId, document, onReplace, onClose }: Props) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const noteId = useId()
  const [isAsking, setAsking] = useState(false)
  const what = intl.formatMessage(messages[document.from_practitioner ? 'fromPractitioner' : document.kind])
  const list = visitDocumentsQuery(app, visitId).queryKey
  const removing = useMutation({
    mutationFn: async () => (await visitDocumentCalls(app, visitId)).remove(document.id),
    networkMode: 'always',
    onSuccess: () => {
      toast(intl.formatMessage(messages.removed, { what }))
      void app.queryClient.invalidateQueries({ queryKey: list })
      onClose()
    },
  })
  const code = removing.error instanceof Problem ? removing.error.code : 'unexpected'
  const replace = (file: File) => {
    onReplace?.(file)
    onClose()
  }
  const footer = isAsking ? (
    <>
      <Button tone="secondary" onClick={() => setAsking(false)}>
        {intl.formatMessage(messages.keep)}
      </Button>
      <Button tone="danger" aria-describedby={noteId} busy={removing.isPending} onClick={() => removing.mutate()}>
        {intl.formatMessage(messages.remove)}
      </Button>
    </>
  ) : (
    <>
      {onReplace ? <FileButton label={intl.formatMessage(messages.replace)} onFile={replace} /> : null}
      <Button tone="danger" size="small" icon={Trash2} aria-describedby={noteId} onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.remove)}
      </Button>
    </>
  )
  return (
    <Sheet title={what} open onClose={onClose} footer={footer}>
      <Stack gap={3}>
        {isAsking ? (
          <p>{intl.formatMessage(messages.removeWhy)}</p>
        ) : (
          <FileView file={document.file} query={visitFileQuery(app, visitId, document.file.id)} list={list} />
        )}
        <NetworkNote id={noteId} />
        {removing.isError ? (
          <Note kind="danger" role="alert">
            {intl.formatMessage(problemMessages[code])}
          </Note>
        ) : null}
      </Stack>
    </Sheet>
  )
}
