import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useConfirmed } from '#src/features/confirm-owner/use-confirmed.tsx'
import { messages } from '#src/features/passkeys/passkeys.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { passkeyCalls, passkeysQuery } from '#src/queries/own-passkeys.ts'
import { eventsQuery } from '#src/queries/own-settings.ts'
import type { PasskeyCopy, SettingsCopy } from '#src/session/to-own-copies.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { usePasskeyName } from './passkey-name.ts'

type Props = { account: SettingsCopy; passkey: PasskeyCopy; onClose: () => void; onRemoved: () => void }

/** Asks before a passkey is removed. Where the sign-in is too long ago the patient shows first that it is them. */
export function RemoveSheet({ account, passkey, onClose, onRemoved }: Props) {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const queryClient = useQueryClient()
  const confirmed = useConfirmed(account)
  const name = usePasskeyName()(passkey)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<string>()
  const removing = useMutation({
    mutationFn: () => remove(passkey.id),
    networkMode: 'always',
    onSuccess: async () => {
      toast(intl.formatMessage(messages.removed))
      onClose()
      await Promise.all(
        [passkeysQuery(app), eventsQuery(app)].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
      )
      onRemoved()
    },
    onError: (failure) => {
      if (confirmed.ifNeeded(failure, () => removing.mutate())) return
      setAttempt((count) => count + 1)
      setRefused(intl.formatMessage(problemMessages[failure instanceof Problem ? failure.code : 'unexpected']))
    },
  })
  const remove = async (id: string) => {
    try {
      await (await passkeyCalls(app)).remove(id)
    } catch (failure) {
      // An earlier attempt whose answer was lost, or another device, has done it.
      if (!(failure instanceof Problem && failure.code === 'not_found')) throw failure
    }
  }
  if (confirmed.sheet) return confirmed.sheet
  return (
    <Sheet
      title={intl.formatMessage(messages.removeTitle)}
      open
      onClose={onClose}
      footer={
        <div>
          <PressNotice refusal={refused ? { text: refused, attempt } : undefined} />
          <Stack gap={2}>
            <NetworkButton tone="danger" block busy={removing.isPending} onClick={() => removing.mutate()}>
              {intl.formatMessage(messages.removeConfirm)}
            </NetworkButton>
            <Button tone="secondary" block onClick={onClose}>
              {intl.formatMessage(messages.keep)}
            </Button>
          </Stack>
        </div>
      }
    >
      <Stack gap={3}>
        <p>{intl.formatRich(messages.removeWhat, { name: <bdi>{name}</bdi> })}</p>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.removeRest)}
        </Text>
      </Stack>
    </Sheet>
  )
}
