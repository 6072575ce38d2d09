import { FileImage, FileText, X } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import * as css from '#src/features/document-files/files.css.ts'
import { messages } from '#src/features/document-files/files.messages.ts'
import { useSize } from '#src/features/document-files/use-size.ts'
import type { addedOf } from '#src/queries/own-document-changes.ts'

type ShownFile = { id: string; name: string; media_type: string; bytes: number }

/** A file that waits on the device, as it is shown. */
export const toShown = ({ key: id, name, mediaType, bytes }: ReturnType<typeof addedOf>[number]): ShownFile => ({
  ...{ id, name, media_type: mediaType, bytes },
})

type Props = {
  files: readonly ShownFile[]
  /** Takes one out; without it none can be. */
  onRemove?: (id: string) => void
}

/** Files that a document has already, or that wait with it. */
export function KeptFiles({ files, onRemove }: Props) {
  const intl = useIntl()
  const size = useSize()
  return files.map(({ id, name, media_type, bytes }) => (
    <li key={id} className={css.upload}>
      <Icon of={media_type.startsWith('image/') ? FileImage : FileText} />
      <div className={css.uploadWords}>
        <Text as="div" weight="medium" lines={2}>
          <bdi>{name}</bdi>
        </Text>
        <Text as="div" size="1" tone="quiet" numbers>
          {size(bytes)}
        </Text>
      </div>
      {onRemove ? (
        <IconButton icon={X} label={intl.formatMessage(messages.remove, { name })} onClick={() => onRemove(id)} />
      ) : null}
    </li>
  ))
}
