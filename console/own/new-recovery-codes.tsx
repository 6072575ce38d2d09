import { useState } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Panel, Stack } from '#src/ui/layout.tsx'
import { useConsole } from '../console-context.ts'
import { useSession } from '../session/use-session.ts'
import { BehindPassword } from './behind-password.tsx'
import { NewCodes } from './new-codes.tsx'
import { messages } from './own.messages.ts'

/** Ten new recovery codes. */
export function NewRecoveryCodes() {
  const intl = useIntl()
  const { api } = useConsole()
  const { recovery_codes_left: count } = useSession()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Panel as="section">
      <Stack gap={4}>
        {codes ? (
          <NewCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : (
          <>
            <h2>{intl.formatMessage(messages.codesHeading)}</h2>
            <p>{intl.formatMessage(messages.codesLeft, { count })}</p>
            <BehindPassword
              name="codes-password"
              label={intl.formatMessage(messages.codesMake)}
              act={async (password) => {
                const { recovery_codes } = await api('renewRecoveryCodes', { body: { password } })
                setCodes(recovery_codes)
              }}
            />
          </>
        )}
      </Stack>
    </Panel>
  )
}
