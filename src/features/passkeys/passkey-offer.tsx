import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '#contract/account'
import { useApp } from '#src/context/app-context.ts'
import { ConfirmOwner } from '#src/features/confirm-owner/confirm-owner.tsx'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { passkeyCalls } from '#src/queries/own-passkeys.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Inline, Stack } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { offerRecord } from './offer-record.ts'
import { hasPasskeys, holdsPasskeys } from './passkey-support.ts'
import { messages } from './passkeys.messages.ts'
import { useAdding } from './use-adding.ts'

/** Offers a passkey to who has none, on a device that can hold one, until they answer; each account is asked once on a device. */
export function PasskeyOffer({ account }: { account: Account }) {
  const app = useApp()
  const [isAnswered, setAnswered] = useState(false)
  const { data: isOpen = false } = useQuery({
    queryKey: keyOf(app, 'passkey-offer', account.PatientID),
    queryFn: async ({ signal }) =>
      hasPasskeys(app) &&
      !(await offerRecord(app.tenant).isAway(account.PatientID)) &&
      (await holdsPasskeys()) &&
      (await (await passkeyCalls(app)).list(signal)).passkeys.length === 0,
    staleTime: Infinity,
    meta: notKept,
  })
  const answer = () => {
    setAnswered(true)
    void offerRecord(app.tenant).putAway(account.PatientID)
  }
  return isOpen && !isAnswered ? <Offer account={account} onAnswered={answer} /> : null
}

function Offer({ account, onAnswered }: { account: Account; onAnswered: () => void }) {
  const intl = useIntl()
  const adding = useAdding(onAnswered)
  return (
    <>
      <Note
        kind="plain"
        icon={Fingerprint}
        title={intl.formatMessage(messages.offerTitle)}
        actions={
          <Stack gap={2}>
            <PressNotice refusal={adding.refusal} />
            <Inline gap={2} wrap>
              <NetworkButton size="small" tone="secondary" busy={adding.isBusy} onClick={adding.add}>
                {intl.formatMessage(messages.add)}
              </NetworkButton>
              <Button size="small" tone="quiet" onClick={onAnswered}>
                {intl.formatMessage(messages.notNow)}
              </Button>
            </Inline>
          </Stack>
        }
      >
        {intl.formatMessage(messages.offerWhy)}
      </Note>
      {adding.isConfirming ? (
        <ConfirmOwner account={account} onConfirmed={adding.confirmed} onClose={adding.leave} />
      ) : null}
    </>
  )
}
