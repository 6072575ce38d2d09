import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Account } from '#contract/account'
import { passkeyLimits, type Passkey } from '#contract/passkey'
import { useApp } from '#src/context/app-context.ts'
import { ConfirmOwner } from '#src/features/confirm-owner/confirm-owner.tsx'
import { OwnFailed, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { hasPasskeys } from '#src/features/passkeys/passkey-support.ts'
import { messages } from '#src/features/passkeys/passkeys.messages.ts'
import { useAdding } from '#src/features/passkeys/use-adding.ts'
import { NetworkButton } from '#src/features/own-pages/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { passkeysQuery } from '#src/queries/own-passkeys.ts'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '../section.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RemoveSheet } from './remove-sheet.tsx'
import { RenameSheet } from './rename-sheet.tsx'
import * as css from '../settings.css.ts'

/** The passkeys of the account: added, renamed and removed. Nothing on a platform without. */
export function Passkeys({ account }: { account: Account }) {
  const app = useApp()
  return app.init.capabilities.passkeys ? <List account={account} /> : null
}

function List({ account }: { account: Account }) {
  const app = useApp()
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  const { data, isError, isPending, refetch } = useQuery(passkeysQuery(app))
  return (
    <Section heading={intl.formatMessage(messages.heading)} lead={intl.formatMessage(messages.lead)}>
      {isError && !data ? <OwnFailed onRetry={() => void refetch()} /> : null}
      {isPending ? <OwnSkeleton /> : null}
      {data ? (
        <div ref={list} tabIndex={-1} className={css.list}>
          {data.length > 0 ? (
            <Rows label={intl.formatMessage(messages.heading)}>
              {data.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => setRenamed(passkey)}
                  onRemove={() => setRemoved(passkey)}
                />
              ))}
            </Rows>
          ) : (
            <Text as="p">{intl.formatMessage(messages.none)}</Text>
          )}
        </div>
      ) : null}
      {data ? <Add account={account} isFull={data.length >= passkeyLimits.most} /> : null}
      {renamed ? <RenameSheet passkey={renamed} onClose={() => setRenamed(undefined)} /> : null}
      {removed ? (
        <RemoveSheet
          account={account}
          passkey={removed}
          onClose={() => setRemoved(undefined)}
          // The pressed button goes with its passkey.
          onRemoved={() => list.current?.focus()}
        />
      ) : null}
    </Section>
  )
}

function Add({ account, isFull }: { account: Account; isFull: boolean }) {
  const app = useApp()
  const intl = useIntl()
  const adding = useAdding()
  if (!hasPasskeys(app))
    return (
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.notHere)}
      </Text>
    )
  if (isFull) return <p>{intl.formatMessage(messages.full, { count: passkeyLimits.most })}</p>
  return (
    <div>
      <PressNotice refusal={adding.refusal} />
      <NetworkButton tone="secondary" busy={adding.isBusy} onClick={adding.add}>
        {intl.formatMessage(messages.add)}
      </NetworkButton>
      {adding.isConfirming ? (
        <ConfirmOwner account={account} onConfirmed={adding.confirmed} onClose={adding.leave} />
      ) : null}
    </div>
  )
}
