import { useQuery } from '@tanstack/react-query'
import { assetLimits, filesLimits } from '#contract/asset-limits'
import type { Draft } from '#contract/console/drafts'
import { mayAct } from '#contract/console/roles'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useConsole } from '../console-context.ts'
import { draftQuery } from '../draft/draft-query.ts'
import { DraftStrip } from '../draft/draft-strip.tsx'
import { list } from '../people/people.css.ts'
import { useSession } from '../session/use-session.ts'
import { messages as groups } from '../settings/groups.messages.ts'
import { IssueSummary } from '../settings/issue-summary.tsx'
import { useTitle } from '../shell/use-title.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useCatalogue } from '../ui/use-catalogue.ts'
import { FileRow } from './file-row.tsx'
import { messages } from './files.messages.ts'
import { useFiles } from './files-query.ts'
import { PickFiles } from './pick-files.tsx'
import { UploadList } from './upload-list.tsx'
import { useBytes } from './use-bytes.ts'
import { useUploads } from './use-uploads.ts'

/** The pictures, films, captions and fonts of the app, in its draft. */
export function FilesPage() {
  const intl = useIntl()
  const title = intl.formatMessage(groups.files)
  useTitle(title)
  const { api } = useConsole()
  const draft = useQuery(draftQuery(api))
  const words = useCatalogue('content')
  return (
    <>
      <h1>{title}</h1>
      <Loaded query={words}>{() => <Loaded query={draft}>{(read) => <Files draft={read} />}</Loaded>}</Loaded>
    </>
  )
}

function Files({ draft }: { draft: Draft }) {
  const intl = useIntl()
  const bytes = useBytes()
  const query = useFiles(draft)
  const uploads = useUploads()
  const mayEdit = mayAct(useSession().role, 'editor')
  const { png: picture, mp4: film, woff2: font, svg: text } = assetLimits
  return (
    <>
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.lead)}
      </Text>
      <DraftStrip draft={draft} />
      <IssueSummary draft={draft} />
      {mayEdit ? (
        <Stack gap={2}>
          <PickFiles
            isMany
            label={intl.formatMessage(messages.upload)}
            endings={[...Object.keys(assetLimits), 'jpeg']}
            onFiles={(files) => uploads.add(files)}
          />
          <Text as="p" size="1" tone="quiet">
            {intl.formatMessage(messages.limits, {
              ...{ picture: bytes(picture), film: bytes(film), font: bytes(font), text: bytes(text) },
              ...{ count: filesLimits.count, together: bytes(filesLimits.bytes) },
            })}
          </Text>
        </Stack>
      ) : null}
      <UploadList of={uploads} />
      <Loaded query={query}>
        {({ files }) =>
          files.length === 0 ? (
            <EmptyState title={intl.formatMessage(messages.none)} />
          ) : (
            <ul className={list} aria-label={intl.formatMessage(groups.files)}>
              {files.map((file) => (
                <FileRow
                  key={file.name}
                  {...{ file, mayEdit }}
                  change={draft.changes.find(({ pointer }) => pointer === `/assets/${file.name}`)}
                  onReplace={uploads.add}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
