import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { passkeyLimits } from '#contract/passkey'
import { useApp } from '#src/context/app-context.ts'
import { ConfirmOwner } from '#src/features/confirm-owner/confirm-owner.tsx'
import { useOrKept } from '#src/features/own-copies/use-or-kept.tsx'
import { hasPasskeys } from '#src/features/passkeys/passkey-support.ts'
import { messages } from '#src/features/passkeys/passkeys.messages.ts'
import { useAdding } from '#src/features/passkeys/use-adding.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { passkeysQuery } from '#src/queries/own-passkeys.ts'
import type { PasskeyCopy, SettingsCopy } from '#src/session/to-own-copies.ts'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Section } from '../section.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import * as css from '../settings.css.ts'

const RemoveSheet = lazy(async () => ({ default: (await import('./remove-sheet.tsx')).RemoveSheet }))

const RenameSheet = lazy(async () => ({ default: (await import('./rename-sheet.tsx')).RenameSheet }))

/** The passkeys of the account: added, renamed and removed. Nothing on a platform without. */
export function Passkeys({ account }: { account: SettingsCopy }) {
  const app = useApp()
  return app.init.capabilities.passkeys ? <List account={account} /> : null
}

function List({ account }: { account: SettingsCopy }) {
  const app = useApp()
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)
  const [renamed, setRenamed] = useState<PasskeyCopy>()
  const [removed, setRemoved] = useState<PasskeyCopy>()
  const { shown, missing } = useOrKept('passkeys', useQuery(passkeysQuery(app)))
  return (
    <Section heading={intl.formatMessage(messages.heading)} lead={intl.formatMessage(messages.lead)}>
      {missing}
      {shown ? (
        <div ref={list} tabIndex={-1} className={css.list}>
          {shown.length > 0 ? (
            <Rows label={intl.formatMessage(messages.heading)}>
              {shown.map((passkey) => (
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
      {shown ? <Add account={account} isFull={shown.length >= passkeyLimits.most} /> : null}
      {renamed ? (
        <Suspense>
          <RenameSheet passkey={renamed} onClose={() => setRenamed(undefined)} />
        </Suspense>
      ) : null}
      {removed ? (
        <Suspense>
          <RemoveSheet
            account={account}
            passkey={removed}
            onClose={() => setRemoved(undefined)}
            // The pressed button goes with its passkey.
            onRemoved={() => list.current?.focus()}
          />
        </Suspense>
      ) : null}
    </Section>
  )
}

function Add({ account, isFull }: { account: SettingsCopy; isFull: boolean }) {
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
