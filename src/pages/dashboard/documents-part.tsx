import { useQuery } from '@tanstack/react-query'
import { ChevronRight, FileText } from 'lucide-react'
import type { DocumentList } from '#contract/documents'
import { useApp } from '#src/context/app-context.ts'
import { OwnCopy } from '#src/features/own-copies/own-copy.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useIsShut } from '#src/features/unlock-documents/use-is-shut.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { documentsQuery } from '#src/queries/own-documents.ts'
import { useLinks } from '#src/routes/links.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { RowLink, Rows } from '#src/ui/rows.tsx'
import { Part, PartOffline, Quiet } from './part.tsx'

/** How many documents the patient keeps; where they have a code of their own, that it comes first. */
export function DocumentsPart() {
  const intl = useIntl()
  const links = useLinks()
  const isShut = useIsShut()
  const heading = intl.formatMessage(messages.documents)
  const list = useQuery({ ...documentsQuery(useApp()), enabled: !isShut })
  const row = (text: string) => (
    <Rows label={heading}>
      <RowLink href={links.path('dashboard/documents')} icon={FileText} end={<Icon of={ChevronRight} flip />}>
        {text}
      </RowLink>
    </Rows>
  )
  if (isShut)
    return (
      <Stack as="section" gap={3}>
        <h2>{heading}</h2>
        {row(intl.formatMessage(messages.documentsShut))}
      </Stack>
    )
  const shelf = ({ documents }: Pick<DocumentList, 'documents'>) => (
    <Stack gap={3}>
      {documents.length > 0 ? null : <Quiet>{intl.formatMessage(messages.noDocuments)}</Quiet>}
      {row(
        documents.length > 0
          ? intl.formatMessage(messages.countDocuments, { count: documents.length })
          : intl.formatMessage(messages.addDocument),
      )}
    </Stack>
  )
  const copied = (
    <OwnCopy name="documents" none={<PartOffline />}>
      {shelf}
    </OwnCopy>
  )
  return (
    <Part heading={heading} of={list} offline={copied}>
      {shelf}
    </Part>
  )
}
