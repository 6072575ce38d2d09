import { useQuery } from '@tanstack/react-query'
import { ChevronRight, FileImage, FileText } from 'lucide-react'
import { useId } from 'react'
import type { PatientDocument } from '#contract/documents'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { addedOf, changesOf, isRefused, type KeptDocumentChange } from '#src/queries/own-document-changes.ts'
import { keptDocumentRemovalsQuery } from '#src/queries/own-document-removals.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { RowButton, Rows } from '#src/ui/rows.tsx'
import { useDocumentFilter } from './document-filter.tsx'
import { documentTagsQuery } from './document-queries.ts'
import { messages } from './documents.messages.ts'
import { toShown } from './kept-files.tsx'
import { OpensOffline } from './on-device.tsx'
import { usePeople } from './use-people.ts'
import { useSize } from '#src/features/document-files/use-size.ts'
import * as css from './documents.css.ts'

/** Documents as rows, the newest first; where there are many, those of one person or kind alone can be shown. */
export function DocumentRows({
  documents,
  changes,
  onOpen,
}: {
  documents: readonly PatientDocument[]
  changes: readonly KeptDocumentChange[]
  onOpen: (id: string) => void
}) {
  const intl = useIntl()
  const { data: tags = [] } = useQuery(documentTagsQuery(useApp()))
  const { data: deletions = [] } = useQuery(keptDocumentRemovalsQuery(useApp()))
  const people = usePeople()
  const { left: shown, chips } = useDocumentFilter({ documents, tags, people })
  const monthOf = (instant: Date) => `${instant.getFullYear()}-${instant.getMonth()}`
  // Documents reach the browser alone, so its first render may read the clock: otherwise each row would move to another group, and with it
  // the press that was on its way.
  const thisMonth = monthOf(new Date(now()))
  const isRecent = ({ created_at }: PatientDocument) => monthOf(new Date(created_at)) === thisMonth
  const groups = [
    { heading: intl.formatMessage(messages.thisMonth), rows: shown.filter(isRecent) },
    { heading: intl.formatMessage(messages.earlier), rows: shown.filter((one) => !isRecent(one)) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Stack gap={5}>
      {chips}
      {groups.map(({ heading, rows }) => (
        <Group key={heading} heading={heading}>
          {rows.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              tag={tags.find(({ id }) => id === document.tag_id)?.name}
              person={people.find(({ value }) => value === document.patient_relative_id)?.label}
              change={changesOf(changes, document.id).at(-1)}
              isDeleting={deletions.includes(document.id)}
              onOpen={() => onOpen(document.id)}
            />
          ))}
        </Group>
      ))}
    </Stack>
  )
}

function Group({ heading, children }: { heading: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>{heading}</h2>
        <Rows label={heading}>{children}</Rows>
      </Stack>
    </section>
  )
}

type RowProps = {
  document: PatientDocument
  tag: string | undefined
  /** The relative whose it is. */
  person: string | undefined
  /** The latest change of it that waits on this device or was refused. */
  change: KeptDocumentChange | undefined
  /** Its deletion waits on this device. */
  isDeleting: boolean
  onOpen: () => void
}

function DocumentRow({ document, tag, person, change, isDeleting, onOpen }: RowProps) {
  const { document_title, files, created_at } = document
  const intl = useIntl()
  const format = useFormat()
  const size = useSize()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const shown = [...files, ...(change ? addedOf(change).map(toShown) : [])]
  const bytes = shown.reduce((sum, file) => sum + file.bytes, 0)
  const isPicture = shown[0]?.media_type.startsWith('image/') ?? false
  const details = [
    format.day(created_at, zone),
    ...(shown.length > 1 ? [intl.formatMessage(messages.files, { count: shown.length })] : []),
    size(bytes),
  ]
  return (
    <RowButton icon={isPicture ? FileImage : FileText} end={<Icon of={ChevronRight} flip />} onClick={onOpen}>
      <Text as="div" weight="medium">
        <bdi>{document_title}</bdi>
      </Text>
      <span className={css.meta}>
        {tag ? <Badge>{tag}</Badge> : null}
        {person ? (
          <Badge>
            <bdi>{person}</bdi>
          </Badge>
        ) : null}
        <Text size="1" tone="quiet" numbers>
          {details.join(' · ')}
        </Text>
        {change && !isDeleting ? (
          <Badge tone={isRefused(change) ? 'danger' : 'warning'}>
            {intl.formatMessage(isRefused(change) ? messages.waitingRefused : messages.waitingTitle)}
          </Badge>
        ) : null}
        {isDeleting ? <Badge tone="warning">{intl.formatMessage(messages.deletionKept)}</Badge> : null}
        <OpensOffline document={document} />
      </span>
    </RowButton>
  )
}
