import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DocumentFile } from '#contract/documents'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { TextLink } from '#src/ui/button.tsx'
import { Inline, Stack, Text } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { practitionerFileQuery } from './practitioner-calls.ts'
import { useSide } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'
import * as css from '../telemedicine.css.ts'

/** One file of the patient's: a picture is shown, and each can be opened beside the page and stored. Its bytes go with the sheet. */
export function PatientFile({ file }: { file: DocumentFile }) {
  const intl = useIntl()
  const app = useApp()
  const { token } = useSide()
  const { data, isError, refetch } = useQuery(practitionerFileQuery(app, token, file.id))
  const address = useAddress(data)
  if (isError) return <NotLoaded onRetry={() => void refetch()} />
  if (!address)
    return (
      <Loading label={intl.formatMessage(messages.loading)}>
        <Skeleton block="220px" radius="card" />
      </Loading>
    )
  return (
    <Stack gap={3}>
      {file.media_type.startsWith('image/') ? <img className={css.picture} src={address} alt={file.name} /> : null}
      <Text as="p" size="1" tone="quiet">
        <bdi>{file.name}</bdi>
      </Text>
      <Inline gap={4} wrap>
        <TextLink href={address} target="_blank" icon={ExternalLink}>
          {intl.formatMessage(messages.openFile)}
        </TextLink>
        <TextLink href={address} download={file.name} icon={Download}>
          {intl.formatMessage(messages.download)}
        </TextLink>
      </Inline>
    </Stack>
  )
}

/** An address of bytes in memory, until they are shown no more. */
function useAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    queueMicrotask(() => setAddress(made))
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
