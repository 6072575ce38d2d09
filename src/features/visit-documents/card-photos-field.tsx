import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AppointmentDocumentKind } from '#contract/appointment-documents'
import { documentLimits } from '#contract/documents'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { messages as files } from '#src/features/document-files/files.messages.ts'
import { useSize } from '#src/features/document-files/use-size.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { cardPhotos, type CardPhotos } from '#src/storage/card-photos.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Inline, Stack, Text } from '#src/ui/layout.tsx'
import { FileButton } from '#src/features/document-files/file-button.tsx'
import { messages } from './visit-documents.messages.ts'

const sides = ['insurance_front', 'insurance_back'] as const

/** Photos of the insurance card, for the visit that is being booked: on the device until it is booked. */
export default function CardPhotosField({ practitionerId }: { practitionerId: string }) {
  const intl = useIntl()
  const size = useSize()
  const { tenant } = useApp()
  const [photos, setPhotos] = useState<CardPhotos['files']>({})
  const [tooLarge, setTooLarge] = useState<File>()
  useEffect(() => {
    void cardPhotos(tenant)
      .read(practitionerId, async () => new Date(now()))
      .then((kept) => kept && setPhotos(kept.files))
  }, [tenant, practitionerId])

  const keep = (next: CardPhotos['files']) => {
    setPhotos(next)
    const at = new Date(now())
    void cardPhotos(tenant).keep(practitionerId, { addedAt: at.toISOString(), files: next }, at)
  }
  const take = (kind: AppointmentDocumentKind, file: File) => {
    const isTooLarge = file.size > documentLimits.fileBytes
    setTooLarge(isTooLarge ? file : undefined)
    if (!isTooLarge) keep({ ...photos, [kind]: file })
  }
  const most = documentLimits.fileBytes / 1024 / 1024
  return (
    <Stack gap={2}>
      <Text as="p" weight="medium">
        {intl.formatMessage(messages.photos)}
      </Text>
      {sides.flatMap((kind) => {
        const file = photos[kind]
        if (!file) return []
        const what = intl.formatMessage(messages[kind])
        const { [kind]: _, ...others } = photos
        return [
          <Inline key={kind}>
            <Text numbers>{intl.formatRich(messages.taken, { what, name: <bdi>{file.name}</bdi> })}</Text>
            <IconButton icon={X} label={intl.formatMessage(messages.takeOut, { what })} onClick={() => keep(others)} />
          </Inline>,
        ]
      })}
      <Inline gap={2} wrap>
        {sides
          .filter((kind) => !photos[kind])
          .map((kind) => (
            <FileButton key={kind} label={intl.formatMessage(messages[kind])} onFile={(file) => take(kind, file)} />
          ))}
      </Inline>
      {tooLarge ? <p role="alert">{intl.formatMessage(files.tooLarge, { size: size(tooLarge.size), most })}</p> : null}
      <Text as="p" tone="quiet" size="1">
        {intl.formatMessage(messages.photosWhy)}
      </Text>
    </Stack>
  )
}
