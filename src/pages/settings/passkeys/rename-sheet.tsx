import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyLimits } from '#contract/passkey'
import { isName } from '#contract/plain-text'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { messages } from '#src/features/passkeys/passkeys.messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { passkeyCalls, passkeysQuery } from '#src/queries/own-passkeys.ts'
import type { PasskeyCopy } from '#src/session/to-own-copies.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { usePasskeyName } from './passkey-name.ts'

const fieldName = 'passkey-name'

/** Calls a passkey something else. */
export function RenameSheet({ passkey, onClose }: { passkey: PasskeyCopy; onClose: () => void }) {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [name, setName] = useState(usePasskeyName()(passkey))
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const renaming = useMutation({
    mutationFn: async () => (await passkeyCalls(app)).rename(passkey.id, { name: name.trim() }),
    networkMode: 'always',
    onSuccess: () => {
      toast(intl.formatMessage(messages.renamed))
      onClose()
      return queryClient.invalidateQueries({ queryKey: passkeysQuery(app).queryKey })
    },
    onError: refuse,
  })
  const isGood = isName(name) && name.trim().length <= passkeyLimits.name
  const press = () => {
    if (isGood) return renaming.mutate()
    refuse()
    focusOn(fieldNamed(fieldName))
  }
  const { error: failure } = renaming
  const error =
    attempt > 0 && !isGood ? intl.formatMessage(messages.nameWrong, { count: passkeyLimits.name }) : undefined
  const text =
    error ?? (failure && intl.formatMessage(problemMessages[failure instanceof Problem ? failure.code : 'unexpected']))
  return (
    <Sheet title={intl.formatMessage(messages.renameTitle)} open onClose={onClose}>
      <Form onSubmit={press}>
        <Stack gap={4}>
          <TextField
            name={fieldName}
            label={intl.formatMessage(messages.name)}
            hint={intl.formatMessage(messages.nameHint)}
            autoComplete="off"
            dir="auto"
            value={name}
            onChange={(typed) => {
              setName(typed)
              renaming.reset()
            }}
            error={error}
          />
          <div>
            <PressNotice refusal={text ? { text, attempt } : undefined} />
            <NetworkButton type="submit" size="large" block busy={renaming.isPending}>
              {intl.formatMessage(messages.save)}
            </NetworkButton>
          </div>
        </Stack>
      </Form>
    </Sheet>
  )
}
