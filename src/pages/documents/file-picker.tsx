import { Camera, FolderOpen } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { documentLimits, fileTypes } from '#contract/documents'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './documents.messages.ts'
import * as css from './documents.css.ts'

/** Takes a photo, chooses files of the device, or takes those that are dropped here. */
export function FilePicker({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const intl = useIntl()
  const camera = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])])
    // So that the same file can be chosen again.
    input.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const hidden = { type: 'file', hidden: true, tabIndex: -1 } as const
  return (
    <div
      className={isOver ? css.pickerOver : css.picker}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={css.pickerButtons}>
        <div className={css.onTouch}>
          <Button tone="secondary" block icon={Camera} onClick={() => camera.current?.click()}>
            {intl.formatMessage(messages.takePhoto)}
          </Button>
        </div>
        <Button tone="secondary" block icon={FolderOpen} onClick={() => chooser.current?.click()}>
          {intl.formatMessage(messages.chooseFile)}
        </Button>
      </div>
      <div className={css.withMouse}>
        <Text as="p" size="1" tone="quiet">
          {intl.formatMessage(messages.drop)}
        </Text>
      </div>
      <Text as="p" size="1" tone="quiet" numbers>
        {intl.formatMessage(messages.kindsOfFiles, {
          most: documentLimits.fileBytes / 1024 / 1024,
          count: documentLimits.filesPerDocument,
        })}
      </Text>
      <input {...hidden} ref={camera} accept="image/*" capture="environment" onChange={(event) => take(event.target)} />
      <input
        {...hidden}
        ref={chooser}
        accept={`${fileTypes.join()},.heic,.heif`}
        multiple
        onChange={(event) => take(event.target)}
      />
    </div>
  )
}
