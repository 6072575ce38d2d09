import { useQuery } from '@tanstack/react-query'
import { FileImage, FileText } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import {
  appointmentDocumentKinds,
  mostAppointmentDocuments,
  type AppointmentDocument,
  type AppointmentDocumentKind,
} from '#contract/appointment-documents'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import * as css from '#src/features/document-files/files.css.ts'
import { UploadRow } from '#src/features/document-files/upload-row.tsx'
import { useSize } from '#src/features/document-files/use-size.ts'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { ChangedVisit } from '#src/outbox/changed-visit.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { keptVisitDocumentsQuery } from '#src/queries/appointment-documents.ts'
import { visitDocumentsQuery } from '#src/queries/visit-documents.ts'
import { cardPhotos, forgetCardPhotos } from '#src/storage/card-photos.ts'
import { Button } from '#src/ui/button.tsx'
import { Inline, Panel, Stack, Text } from '#src/ui/layout.tsx'
import { RowButton, Rows } from '#src/ui/rows.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { FileButton } from '#src/features/document-files/file-button.tsx'
import { hasWaitingPhotos } from './parts/has-waiting-photos.ts'
import { KeptVisitDocumentRow } from './parts/kept-documents.tsx'
import { UploadFailure } from './parts/upload-failure.tsx'
import { useLookAgain } from './parts/use-look-again.ts'
import { useVisitUploads } from './parts/use-visit-uploads.ts'
import { VisitDocumentSheet } from './parts/visit-document-sheet.tsx'
import { messages } from './visit-documents.messages.ts'

type Props = {
  visit: ChangedVisit & { practitionerId: string; createdAt: string }
  /** A visit that is cancelled or over takes no more. */
  canAdd: boolean
}

/** The insurance card and other documents of a visit: sent, looked at, replaced and removed (C44, C45). */
export default function VisitDocuments({ visit: { practitionerId, createdAt, ...visit }, canAdd }: Props) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const size = useSize()
  const isOnline = useOnline()
  const known = useQuery(visitDocumentsQuery(app, visit.appointmentId))
  const { data: waiting = [] } = useQuery(keptVisitDocumentsQuery(app, visit.appointmentId))
  useLookAgain(visit.appointmentId)
  const noteId = useId()
  const [shown, setShown] = useState<AppointmentDocument>()
  const name = (kind: AppointmentDocumentKind) => intl.formatMessage(messages[kind])
  const { uploads, failureOf, add, remove, retry, kindOf } = useVisitUploads(visit, (kind, how) => {
    toast(intl.formatMessage(how === 'sent' ? messages.saved : messages.kept, { what: name(kind) }))
    void forgetCardPhotos(app.tenant, { practitionerId, kinds: [kind] })
  })
  // Without a connection what there is at the platform is not known.
  const mayAdd = canAdd && (known.isSuccess || !isOnline)
  usePhotosOfBooking({ practitionerId, createdAt }, mayAdd, add)
  const documents = known.data ?? []
  const isThere = (kind: AppointmentDocumentKind) =>
    documents.some((one) => one.kind === kind && !one.from_practitioner) ||
    waiting.some(({ document }) => document.kind === kind) ||
    uploads.some((upload) => kindOf(upload) === kind)
  const offered = appointmentDocumentKinds.filter((kind) => kind === 'other' || !isThere(kind))
  if (!canAdd && documents.length + waiting.length === 0) return null
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2>{intl.formatMessage(messages.heading)}</h2>
        {known.isPending ? (
          <Loading label={intl.formatMessage(messages.loading)}>
            <Skeleton block="44px" />
          </Loading>
        ) : null}
        {known.isError ? (
          <Inline wrap>
            <Text tone="quiet">{intl.formatMessage(messages.failed)}</Text>
            <Button tone="secondary" size="small" onClick={() => void known.refetch()}>
              {intl.formatMessage(files.again)}
            </Button>
          </Inline>
        ) : null}
        {documents.length > 0 ? (
          <Rows label={intl.formatMessage(messages.heading)}>
            {documents.map((document) => (
              <RowButton
                key={document.id}
                icon={document.file.media_type.startsWith('image/') ? FileImage : FileText}
                onClick={() => setShown(document)}
              >
                <Text as="div" weight="medium">
                  {document.from_practitioner ? intl.formatMessage(messages.fromPractitioner) : name(document.kind)}
                </Text>
                <Text as="div" size="1" tone="quiet" lines={1} numbers>
                  <bdi>{document.file.name}</bdi> · {size(document.file.bytes)}
                </Text>
              </RowButton>
            ))}
          </Rows>
        ) : null}
        {uploads.length + waiting.length > 0 ? (
          <ul className={css.uploads}>
            {waiting.map((document) => (
              <KeptVisitDocumentRow key={document.id} document={document} />
            ))}
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} onRemove={() => remove(upload)} />
            ))}
          </ul>
        ) : null}
        {uploads.flatMap((upload) => {
          const failure = failureOf(upload)
          return failure ? [<UploadFailure key={upload.key} failure={failure} onRetry={() => retry(upload)} />] : []
        })}
        {mayAdd && documents.length + waiting.length < mostAppointmentDocuments ? (
          <Stack gap={1}>
            <Inline gap={2} wrap>
              {offered.map((kind) => (
                <FileButton key={kind} label={name(kind)} describedBy={noteId} onFile={(file) => add(kind, file)} />
              ))}
            </Inline>
            {isOnline ? null : (
              <Text as="p" id={noteId} tone="quiet" size="1">
                {intl.formatMessage(messages.offline)}
              </Text>
            )}
          </Stack>
        ) : null}
        <Text as="p" tone="quiet" size="1">
          {intl.formatMessage(messages.why)}
        </Text>
        {shown ? (
          <VisitDocumentSheet
            visitId={visit.appointmentId}
            document={shown}
            onReplace={canAdd && !shown.from_practitioner ? (file) => add(shown.kind, file, shown.id) : undefined}
            onClose={() => setShown(undefined)}
          />
        ) : null}
      </Stack>
    </Panel>
  )
}

/** Sends what was photographed while this visit was booked, and is not sent with the booking. */
function usePhotosOfBooking(
  { practitionerId, createdAt }: Pick<Props['visit'], 'practitionerId' | 'createdAt'>,
  isReady: boolean,
  add: (kind: AppointmentDocumentKind, file: File) => void,
): void {
  const { tenant } = useApp()
  const isTaken = useRef(false)
  useEffect(() => {
    if (!isReady || isTaken.current) return
    isTaken.current = true
    const take = async () => {
      // Looked at first: once the booking is answered they are no longer there.
      if (await hasWaitingPhotos(tenant, practitionerId)) return
      const photos = await cardPhotos(tenant).read(practitionerId, async () => new Date(now()))
      // Those of a later booking with the same doctor are not of this visit.
      if (!photos || photos.addedAt > createdAt) return
      for (const kind of appointmentDocumentKinds) {
        const file = photos.files[kind]
        if (file) add(kind, file)
      }
    }
    void take()
  }, [tenant, practitionerId, createdAt, isReady, add])
}
