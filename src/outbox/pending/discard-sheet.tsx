import { useMutation } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SheetQuestion } from '#src/ui/sheet-question.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './pending.messages.ts'

type Props = {
  what: string
  /** It was sent before, and the answer is not known. */
  mayHaveArrived: boolean
  /** False where it may have been sent meanwhile. */
  discard: () => Promise<boolean>
  onDiscarded: () => void
  onClose: () => void
}

/** Asks before a change that waits is deleted. */
export function DiscardSheet({ what, mayHaveArrived, discard, onDiscarded, onClose }: Props) {
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
    <SheetQuestion
      title={intl.formatMessage(messages.discardTitle)}
      act={{
        label: intl.formatMessage(messages.discardNow),
        onPress: () => discarding.mutate(),
        isBusy: discarding.isPending,
      }}
      keep={intl.formatMessage(messages.keep)}
      onKeep={onClose}
    >
      <Stack gap={3}>
        <Text as="p" weight="medium">
          {what}
        </Text>
        <p>{intl.formatMessage(mayHaveArrived ? messages.discardArrived : messages.discardWhy)}</p>
      </Stack>
    </SheetQuestion>
  )
}
