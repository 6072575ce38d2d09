import { useMutation } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './pending.messages.ts'

type Props = {
  what: string
  /** False where it may have been sent meanwhile. */
  discard: () => Promise<boolean>
  onDiscarded: () => void
  onClose: () => void
}

/** Asks before a change that waits is deleted. */
export function DiscardSheet({ what, discard, onDiscarded, onClose }: Props) {
  const intl = useIntl()
  const toast = useToast()
  const discarding = useMutation({
    mutationFn: discard,
    networkMode: 'always',
    onSuccess: (isDiscarded) => {
      onClose()
      if (isDiscarded) onDiscarded()
      else toast(intl.formatMessage(messages.tooLate))
    },
  })
  return (
    <Sheet
      title={intl.formatMessage(messages.discardTitle)}
      open
      onClose={onClose}
      footer={
        <Stack gap={2}>
          <Button tone="danger" size="bar" block busy={discarding.isPending} onClick={() => discarding.mutate()}>
            {intl.formatMessage(messages.discardNow)}
          </Button>
          <Button tone="secondary" size="bar" block onClick={onClose}>
            {intl.formatMessage(messages.keep)}
          </Button>
        </Stack>
      }
    >
      <Stack gap={3}>
        <Text as="p" weight="medium">
          {what}
        </Text>
        <p>{intl.formatMessage(messages.discardWhy)}</p>
      </Stack>
    </Sheet>
  )
}
