import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Panel, Stack } from '#src/ui/layout.tsx'
import { useConsole } from '../console-context.ts'
import { usePress } from '../form/use-press.ts'
import { leave } from '../session/session-query.ts'
import { messages as shell } from '../shell/shell.messages.ts'
import { useTitle } from '../shell/use-title.ts'
import { ChangePassword } from './change-password.tsx'
import { Factors } from './factors.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { messages } from './own.messages.ts'

/** One's own ways in. */
export function OwnPage() {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const title = intl.formatMessage(shell.own)
  useTitle(title)
  const everywhere = usePress({
    act: async () => {
      await api('signOutEverywhere')
      leave(queries, 'signed_out')
    },
  })
  return (
    <>
      <h1>{title}</h1>
      <ChangePassword />
      <Factors />
      <NewRecoveryCodes />
      <Panel as="section">
        <Stack gap={4}>
          <h2>{intl.formatMessage(messages.everywhereHeading)}</h2>
          <p>{intl.formatMessage(messages.everywhereLead)}</p>
          <div>
            <PressNotice refusal={everywhere.refusal} />
            <Button tone="secondary" busy={everywhere.isBusy} onClick={() => void everywhere.press()}>
              {intl.formatMessage(messages.everywhereHeading)}
            </Button>
          </div>
        </Stack>
      </Panel>
    </>
  )
}
