import { useState, type KeyboardEvent } from 'react'
import { toMessage } from '#contract/message-text'
import { FileButton } from '#src/features/document-files/file-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Inline, Stack } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-field.tsx'
import { messages as words } from '../room-chat.messages.ts'
import * as css from '../room-chat.css.ts'

/** As the contract has it (`longestVideoMessage`): its file would bring the schemas with it. */
const longest = 1000

/** Writes a message, or chooses a document. With a keyboard, Enter sends and Shift with Enter begins a line. */
export function Composer({ onWrite, onFile }: { onWrite: (text: string) => void; onFile: (file: File) => void }) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const send = () => {
    // What no message may have, such as marks that a copied text brings along, is left out.
    const said = toMessage(text).trim()
    if (said === '') return
    onWrite(said)
    setText('')
  }
  const press = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isSending || !window.matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    send()
  }
  return (
    <Stack gap={2}>
      <TextArea
        label={intl.formatMessage(words.write)}
        value={text}
        onChange={setText}
        onKeyDown={press}
        maxLength={longest}
        rows={2}
        dir="auto"
      />
      <Inline gap={2} wrap>
        <Button onClick={send}>{intl.formatMessage(words.send)}</Button>
        <FileButton label={intl.formatMessage(words.attach)} onFile={onFile} />
      </Inline>
      <p className={css.quiet}>{intl.formatMessage(words.kept)}</p>
    </Stack>
  )
}
