import { useQuery } from '@tanstack/react-query'
import { mostRelatives, type Relative } from '#contract/relative'
import { type AppContext, useApp } from '#src/context/app-context.ts'
import type { KeptForm } from '#src/features/own-forms/merge-draft.ts'
import { useWithoutNetwork } from '#src/features/own-copies/use-without-network.ts'
import { ownDraftQuery } from '#src/features/own-forms/own-draft.ts'
import { OwnFrame, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { OwnCopy } from '#src/features/own-copies/own-copy.tsx'
import { OwnMissing } from '#src/features/own-copies/own-missing.tsx'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useReadAgain } from '#src/features/own-copies/use-read-again.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { relativeForm } from '#src/outbox/changed-fields/own-forms.ts'
import { isOnItsWay } from '#src/queries/own-outbox.ts'
import { type KeptAddition, keptAdditionsQuery } from '#src/queries/own-relative-additions.ts'
import { detailsOf, type KeptDetails, keptDetailsQuery } from '#src/queries/own-relative-details.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Stack } from '#src/ui/layout.tsx'
import { RelativeEditor } from './relative-editor.tsx'
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

/** The list, or the form of `?person=`: an id, that of somebody who waits to be added, or `new`. */
function Relatives() {
  const { search } = usePage()
  const intl = useIntl()
  const app = useApp()
  const list = useQuery(relativesQuery(app))
  const isWithoutNetwork = useWithoutNetwork(list)
  const { data: additions } = useQuery(keptAdditionsQuery(app))
  const { data: kept } = useQuery(keptDetailsQuery(app))
  useReadAgain(keysOf)
  const subject = search['person']
  if (!additions || !kept) return <OwnSkeleton />
  const { patients, most = mostRelatives } = list.data ?? { patients: [] }
  const addition = additions.find(({ id }) => id === subject)
  const relative = patients.find(({ id }) => id === subject)
  const isNew = subject === 'new' && patients.length + additions.length < most
  const isReady = list.data !== undefined || isWithoutNetwork
  // Somebody who is not there any more, or cannot be added: the list says so by itself.
  if (subject && isReady && (relative || isNew || (addition && !isOnItsWay(addition))))
    return <Editor key={subject} {...{ subject, relative, addition }} kept={detailsOf(kept, subject)} />
  if (list.data) return <RelativeList relatives={patients} {...{ most, additions, kept }} />
  return (
    <Stack gap={5}>
      <h1>{intl.formatMessage(own.relatives)}</h1>
      <OwnMissing
        of={list}
        offline={
          <OwnCopy name="relatives">{(copy) => <RelativesCopy relatives={copy} additions={additions} />}</OwnCopy>
        }
      />
    </Stack>
  )
}

const keysOf = (app: AppContext) => [
  relativesQuery(app).queryKey,
  keptAdditionsQuery(app).queryKey,
  keptDetailsQuery(app).queryKey,
]

type EditorProps = {
  subject: string
  relative: Relative | undefined
  addition: KeptAddition | undefined
  kept: KeptDetails
}

function Editor({ subject, ...known }: EditorProps) {
  const draft = useQuery(ownDraftQuery<KeptForm<TypedRelative>>(useApp(), relativeForm(subject)))
  if (draft.data === undefined) return <OwnSkeleton />
  return <RelativeEditor {...known} draft={draft.data ?? undefined} />
}
