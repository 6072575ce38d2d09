import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { clearDevice } from '#src/session/clear-device.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { messages } from './clear-device.messages.ts'

/** Removes everything of a person from a shared device, signed in or not; what goes is said before. */
export function ClearDevice() {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const clear = async () => {
    setBusy(true)
    try {
      await clearDevice(app)
    } finally {
      window.location.replace(links.home())
    }
  }
  return (
    <>
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.shared)}{' '}
        <TextButton onClick={() => setOpen(true)}>{intl.formatMessage(messages.open)}</TextButton>
      </Text>
      <Sheet
        title={intl.formatMessage(messages.title)}
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button tone="danger" block icon={Eraser} busy={isBusy} onClick={() => void clear()}>
            {intl.formatMessage(messages.clear)}
          </Button>
        }
      >
        <Stack gap={3}>
          <p>{intl.formatMessage(messages.what)}</p>
          <Text as="p" tone="quiet">
            {intl.formatMessage(messages.whatStays)}
          </Text>
        </Stack>
      </Sheet>
    </>
  )
}
