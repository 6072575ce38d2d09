import { useMutation } from '@tanstack/react-query'
import type { PatientDocument } from '#contract/documents'
import { useApp } from '#src/context/app-context.ts'
import { messages as kept } from '#src/features/own-forms/kept-change.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { takeDocumentRemovalBack } from '#src/queries/own-document-removals.ts'
import { Button } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './documents.messages.ts'

/** Says of a document that its deletion waits on this device, and takes it back. */
export function KeptDeletion({ document: { id } }: { document: PatientDocument }) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const keeping = useMutation({
    mutationFn: () => takeDocumentRemovalBack(app, id),
    networkMode: 'always',
    onSuccess: (isTakenBack) => {
      if (!isTakenBack) toast(intl.formatMessage(kept.tooLate))
    },
  })
  return (
    <Note
      kind="warning"
      role="status"
      title={intl.formatMessage(messages.deletionKept)}
      actions={
        <Button size="small" tone="secondary" busy={keeping.isPending} onClick={() => keeping.mutate()}>
          {intl.formatMessage(messages.keep)}
        </Button>
      }
    >
      {intl.formatMessage(messages.deletionKeptWhy)}
    </Note>
  )
}
