import { useQueryClient } from '@tanstack/react-query'
import type { OwnFactors } from '#contract/console/passkeys'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { focusMain } from '../shell/focus-main.ts'
import { BehindPassword } from './behind-password.tsx'
import { changeFactors } from './factors-query.ts'
import { messages } from './passkeys/passkeys.messages.ts'

type Props = {
  title: string
  lead: string
  /** Shown once it is removed. */
  done: string
  remove: (password64: string) => Promise<unknown>
  /** What is left without it. */
  without: (before: OwnFactors) => OwnFactors
  onClose: () => void
}

/** Asks for the password before a second factor is removed. */
export function RemoveFactor({ title, lead, done, remove, without, onClose }: Props) {
  const intl = useIntl()
  const queries = useQueryClient()
  const toast = useToast()
  return (
    <Sheet title={title} open onClose={onClose}>
      <Stack gap={4}>
        <p>{lead}</p>
        <BehindPassword
          name="removal-password"
          label={intl.formatMessage(messages.removeAct)}
          act={async (password) => {
            await remove(password)
            onClose()
            toast(done)
            await changeFactors(queries, without)
            // The pressed button goes with what it removed.
            focusMain()
          }}
        />
      </Stack>
    </Sheet>
  )
}
