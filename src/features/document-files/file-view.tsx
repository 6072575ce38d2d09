import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { DocumentFile } from '#contract/documents'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useBlobAddress } from '#src/features/own-pages/use-blob-address.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton, TextLink } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { messages } from './files.messages.ts'
import { openFile } from './opened-files.ts'
import { useSize } from './use-size.ts'
import * as css from './files.css.ts'

type Props<Key extends QueryKey> = {
  file: DocumentFile
  /** Loads its bytes. */
  query: UseQueryOptions<Blob, Error, Blob, Key>
  /** The list that it is of: with it, its windows close. */
  list: QueryKey
}

/** One file of a document: a picture is shown, a PDF opens beside the app, and both can be stored on the device. */
export function FileView<Key extends QueryKey>({ file, query, list }: Props<Key>) {
  const intl = useIntl()
  const size = useSize()
  const app = useApp()
  const loaded = useQuery(query)
  const [isUnopened, setUnopened] = useState(false)
  const bytes = loaded.data
  const address = useBlobAddress(bytes)
  const isPicture = file.media_type.startsWith('image/')
  return (
    <Stack gap={2}>
      {loaded.isError ? <FileFailed error={loaded.error} onRetry={() => void loaded.refetch()} /> : null}
      {isPicture && address ? <img className={css.picture} src={address} alt={file.name} /> : null}
      {!address && !loaded.isError ? (
        <Loading label={intl.formatMessage(messages.loadingFile)}>
          <Skeleton block={isPicture ? '220px' : '24px'} radius="card" />
        </Loading>
      ) : null}
      <Text as="div" size="1" tone="quiet" numbers>
        <bdi>{file.name}</bdi> · {size(file.bytes)}
      </Text>
      {address && bytes ? (
        <div className={css.fileActions}>
          <TextButton icon={ExternalLink} onClick={() => setUnopened(!openFile(app, bytes, list))}>
            {intl.formatMessage(messages.open)}
          </TextButton>
          <TextLink href={address} download={file.name} icon={Download}>
            {intl.formatMessage(messages.download)}
          </TextLink>
        </div>
      ) : null}
      {isUnopened ? <p role="alert">{intl.formatMessage(messages.unopened)}</p> : null}
    </Stack>
  )
}

function FileFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const intl = useIntl()
  const isOffline = error instanceof Problem && error.code === 'offline'
  return (
    <div role="alert" className={css.fileActions}>
      <Text tone="quiet">{intl.formatMessage(isOffline ? messages.fileOffline : messages.fileFailed)}</Text>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {intl.formatMessage(messages.again)}
      </Button>
    </div>
  )
}
