import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { AppointmentDocument } from '#contract/appointment-documents'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { RowButton, Rows } from '#src/ui/rows.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PatientFile } from './patient-file.tsx'
import { practitionerDocumentsQuery } from './practitioner-calls.ts'
import { useSide, useVisit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'

/** What the patient has added to this visit. */
export function PatientDocuments() {
  const intl = useIntl()
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2>{intl.formatMessage(messages.documents)}</h2>
        <DocumentList />
      </Stack>
    </Panel>
  )
}

/** The list alone, for a sheet over the call. */
export function DocumentList() {
  const intl = useIntl()
  const app = useApp()
  const { token } = useSide()
  const { appointment_id: id } = useVisit()
  const { data, isPending, isError, refetch } = useQuery(practitionerDocumentsQuery(app, token, id))
  const [shown, setShown] = useState<AppointmentDocument>()
  if (isPending)
    return (
      <Loading label={intl.formatMessage(messages.loading)}>
        <Skeleton block="44px" />
      </Loading>
    )
  if (isError) return <NotLoaded onRetry={() => void refetch()} />
  if (data.length === 0)
    return (
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.noDocuments)}
      </Text>
    )
  return (
    <>
      <Rows label={intl.formatMessage(messages.documents)}>
        {data.map((document) => (
          <RowButton key={document.id} icon={FileText} onClick={() => setShown(document)}>
            <Text as="div" weight="medium">
              {intl.formatMessage(nameOf(document))}
            </Text>
            <Text as="div" size="1" tone="quiet" lines={1}>
              <bdi>{document.file.name}</bdi>
            </Text>
          </RowButton>
        ))}
      </Rows>
      {shown ? (
        <Sheet title={intl.formatMessage(nameOf(shown))} open onClose={() => setShown(undefined)}>
          <PatientFile file={shown.file} />
        </Sheet>
      ) : null}
    </>
  )
}

/** What a document is; or that it is the practitioner's own. */
const nameOf = ({ kind, from_practitioner: isOwn }: AppointmentDocument) => messages[isOwn ? 'fromYou' : kind]
