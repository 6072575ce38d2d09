import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnFactors } from '#contract/console/passkeys'
import { passkeyLimits, type Passkey } from '#contract/passkey'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '#console/console-context.ts'
import { hasPasskeys, makePasskey } from '#console/second-factor/device-passkeys.ts'
import { usePasskeyText } from '#console/second-factor/use-passkey-text.ts'
import { BehindPassword } from '../behind-password.tsx'
import { factorsKey } from '../factors-query.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import { usePasskeyName } from './use-passkey-name.ts'
import { messages } from './passkeys.messages.ts'

/** One's passkeys: added behind the password, named, removed. */
export function Passkeys({ factors: { passkeys, has_code } }: { factors: OwnFactors }) {
  const intl = useIntl()
  const nameOf = usePasskeyName()
  // Here and not in a row: a form that is open stays, whatever the list becomes meanwhile.
  const [open, setOpen] = useState<{ form: 'rename' | 'remove'; passkey: Passkey }>()
  const close = () => setOpen(undefined)
  const heading = intl.formatMessage(messages.heading)
  return (
    <Panel as="section">
      <Stack gap={4}>
        <h2>{heading}</h2>
        {passkeys.length > 0 ? (
          <Rows label={heading}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isLast={!has_code && passkeys.length === 1}
                onOpen={(form) => setOpen({ form, passkey })}
              />
            ))}
          </Rows>
        ) : (
          <p>{intl.formatMessage(messages.none)}</p>
        )}
        <Add count={passkeys.length} />
        {open?.form === 'rename' ? (
          <RenamePasskey id={open.passkey.id} name={nameOf(open.passkey)} onClose={close} />
        ) : null}
        {open?.form === 'remove' ? <RemovePasskey passkey={open.passkey} onClose={close} /> : null}
      </Stack>
    </Panel>
  )
}

function Add({ count }: { count: number }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const toast = useToast()
  const say = usePasskeyText()
  if (!hasPasskeys())
    return (
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.notHere)}
      </Text>
    )
  if (count >= passkeyLimits.most) return <p>{intl.formatMessage(messages.full, { count: passkeyLimits.most })}</p>
  return (
    <BehindPassword
      name="passkey-password"
      label={intl.formatMessage(messages.add)}
      say={say}
      act={async (password) => {
        const credential = await makePasskey(await api('preparePasskey', { body: { password } }))
        await api('addPasskey', { body: { credential } })
        // Said once it is in the list.
        await queries.invalidateQueries({ queryKey: factorsKey })
        toast(intl.formatMessage(messages.added))
      }}
    />
  )
}
