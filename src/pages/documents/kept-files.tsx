import { FileImage, FileText, X } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Text } from '#src/ui/layout.tsx'
import * as css from '#src/features/document-files/files.css.ts'
import { messages } from '#src/features/document-files/files.messages.ts'
import { useSize } from '#src/features/document-files/use-size.ts'

type ShownFile = { id: string; name: string; media_type: string; bytes: number }

/** Files that a document has already, each of which can be taken out. */
export function KeptFiles({ files, onRemove }: { files: readonly ShownFile[]; onRemove: (id: string) => void }) {
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
      <IconButton icon={X} label={intl.formatMessage(messages.remove, { name })} onClick={() => onRemove(id)} />
    </li>
  ))
}
