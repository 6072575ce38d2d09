import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyLimits } from '#contract/passkey'
import { isName } from '#contract/plain-text'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '#console/console-context.ts'
import { usePress } from '#console/form/use-press.ts'
import { changeFactors } from '../factors-query.ts'
import { messages } from './passkeys.messages.ts'

const field = 'passkey-name'

/** Calls a passkey something else. */
export function RenamePasskey({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const [typed, setTyped] = useState(name)
  const form = usePress({
    check: () =>
      isName(typed) && typed.trim().length <= passkeyLimits.name
        ? undefined
        : { field, text: intl.formatMessage(messages.nameWrong, { count: passkeyLimits.name }) },
    act: async () => {
      const next = typed.trim()
      await api('renamePasskey', { id, body: { name: next } })
      onClose()
      toast(intl.formatMessage(messages.renamed))
      await changeFactors(queries, ({ passkeys, ...before }) => ({
        ...before,
        passkeys: passkeys.map((one) => (one.id === id ? { ...one, name: next } : one)),
      }))
    },
  })
  return (
    <Sheet title={intl.formatMessage(messages.renameTitle)} open onClose={onClose}>
      <Form onSubmit={() => void form.press()}>
        <Stack gap={4}>
          <TextField
            name={field}
            label={intl.formatMessage(messages.name)}
            hint={intl.formatMessage(messages.nameHint)}
            autoComplete="off"
            dir="auto"
            value={typed}
            error={form.errorOf(field)}
            onChange={(text) => {
              setTyped(text)
              form.changed()
            }}
          />
          <div>
            <PressNotice refusal={form.refusal} />
            <Button type="submit" block busy={form.isBusy}>
              {intl.formatMessage(messages.save)}
            </Button>
          </div>
        </Stack>
      </Form>
    </Sheet>
  )
}
