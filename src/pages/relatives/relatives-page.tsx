import { useQuery } from '@tanstack/react-query'
import { mostRelatives } from '#contract/relative'
import { useApp } from '#src/context/app-context.ts'
import type { KeptForm } from '#src/features/own-pages/merge-draft.ts'
import { ownDraftQuery } from '#src/features/own-pages/own-draft.ts'
import { OwnFrame, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { OwnCopy } from '#src/features/own-pages/own-copy.tsx'
import { OwnMissing } from '#src/features/own-pages/own-missing.tsx'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Stack } from '#src/ui/layout.tsx'
import { formOf, RelativeEditor } from './relative-editor.tsx'
import type { TypedRelative } from './relative-form.ts'
import { RelativeList } from './relative-list.tsx'
import { RelativesCopy } from './relatives-copy.tsx'

/** People whom the patient books for (R12, N02, P03): shown, added, changed and removed. */
export function RelativesPage() {
  return (
    <OwnFrame>
      <Relatives />
    </OwnFrame>
  )
}

/** The list, or the form of `?person=`: an id, or `new`. */
function Relatives() {
  const { search } = usePage()
  const intl = useIntl()
  const list = useQuery(relativesQuery(useApp()))
  const subject = search['person']
  if (!list.data)
    return (
      <Stack gap={5}>
        <h1>{intl.formatMessage(own.relatives)}</h1>
        <OwnMissing
          of={list}
          offline={<OwnCopy name="relatives">{(copy) => <RelativesCopy relatives={copy} />}</OwnCopy>}
        />
      </Stack>
    )
  const { patients, most = mostRelatives } = list.data
  const relative = patients.find(({ id }) => id === subject)
  const isNew = subject === 'new' && patients.length < most
  // Somebody who is not there any more, or cannot be added: the list says so by itself.
  if (!subject || (!relative && !isNew)) return <RelativeList relatives={patients} most={most} />
  return <Editor key={subject} subject={subject} />
}

function Editor({ subject }: { subject: string }) {
  const app = useApp()
  const { data } = useQuery(relativesQuery(app))
  const draft = useQuery(ownDraftQuery<KeptForm<TypedRelative>>(app, formOf(subject)))
  if (draft.data === undefined) return <OwnSkeleton />
  const relative = data?.patients.find(({ id }) => id === subject)
  return <RelativeEditor relative={relative} draft={draft.data ?? undefined} />
}
