import { useQuery } from '@tanstack/react-query'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { unsentQuery } from '#src/features/unsent-changes/unsent-query.ts'
import { useSendFirst } from '#src/features/unsent-changes/use-send-first.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { clearDevice } from '#src/session/clear-device.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './clear-device.messages.ts'

/** Removes everything of a person from a shared device, signed in or not; what goes is said before, and what waits may be sent first. */
export function ClearDevice() {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.shared)}{' '}
        <TextButton onClick={() => setOpen(true)}>{intl.formatMessage(messages.open)}</TextButton>
      </Text>
      {isOpen ? <ClearSheet onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ClearSheet({ onClose }: { onClose: () => void }) {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const [isBusy, setBusy] = useState(false)
  const clear = async () => {
    setBusy(true)
    try {
      await clearDevice(app)
    } finally {
      window.location.replace(links.home())
    }
  }
  const { data: unsent = 0 } = useQuery(unsentQuery(app))
  const { isSending, send, refused } = useSendFirst(() => void clear())
  return (
    <Sheet
      title={intl.formatMessage(messages.title)}
      open
      onClose={onClose}
      footer={
        <Stack gap={2}>
          <PressNotice
            refusal={refused && { text: intl.formatMessage(messages[refused.why]), attempt: refused.attempt }}
          />
          {unsent > 0 ? (
            <Button size="bar" block busy={isSending} onClick={send}>
              {intl.formatMessage(messages.send)}
            </Button>
          ) : null}
          <Button tone="danger" size="bar" block icon={Eraser} busy={isBusy} onClick={() => void clear()}>
            {intl.formatMessage(unsent > 0 ? messages.discard : messages.clear)}
          </Button>
        </Stack>
      }
    >
      <Stack gap={3}>
        {unsent > 0 ? <Note kind="warning">{intl.formatMessage(messages.waits, { count: unsent })}</Note> : null}
        <p>{intl.formatMessage(messages.what)}</p>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.whatStays)}
        </Text>
      </Stack>
    </Sheet>
  )
}
