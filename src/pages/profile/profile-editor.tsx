import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Account } from '#contract/account'
import { useApp } from '#src/context/app-context.ts'
import { useDiffering } from '#src/features/own-forms/differing.tsx'
import { ChangedElsewhere, KeptChange } from '#src/features/own-forms/kept-change.tsx'
import { messages as keptMessages } from '#src/features/own-forms/kept-change.messages.ts'
import type { KeptForm } from '#src/features/own-forms/merge-draft.ts'
import { focusField, MissingFields } from '#src/features/own-forms/missing-fields.tsx'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useReadAgain } from '#src/features/own-copies/use-read-again.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { composeChanges, withChange } from '#src/outbox/changed-fields/changed-fields.ts'
import { accountQuery } from '#src/queries/account.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import type { KeptFields } from '#src/queries/own-fields.ts'
import { discardProfile, keptProfileQuery, resolveProfile } from '#src/queries/own-profile.ts'
import { usePage } from '#src/routes/use-page.ts'
import type { AccountCopy } from '#src/session/to-own-copies.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { Contacts } from './contacts/contacts.tsx'
import { PhotoHead } from './photo/photo-head.tsx'
import { CopiedContacts } from './profile-copy.tsx'
import { ProfileDetails } from './profile-details.tsx'
import type { ShownProfile } from './profile-form.ts'
import { messages } from './profile.messages.ts'
import * as words from './profile-words.ts'
import { useProfileForm } from './use-profile-form.ts'

type Props = {
  /** What is saved; undefined where there is no network, and only a copy is known. */
  account: Account | undefined
  copy: AccountCopy
  kept: KeptFields
  draft: KeptForm<ShownProfile> | undefined
}

/** The profile, as it is saved and with what waits on the device to be; without a network, what can be changed of it there. */
export function ProfileEditor({ account, copy, kept, draft }: Props) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { field: wanted } = usePage().search
  useEffect(() => (wanted === undefined ? undefined : focusField(wanted)), [wanted])
  useReadAgain(keysOf)
  const form = useProfileForm({ account, copy, waiting: kept.waiting, draft })
  const differing = useDiffering(account ? kept.parked : [], account ?? {}, words)
  const discard = async () => {
    const isDiscarded = await discardProfile(app, kept)
    await form.lookAgain()
    return isDiscarded
  }
  const resolve = async (saved: Account, keep: 'mine' | 'theirs') => {
    const answer = await resolveProfile(app, kept, { saved, keep })
    if (answer === 'kept') toast(intl.formatMessage(keptMessages.kept))
    else await showAnswer(queryClient, accountQuery(app).queryKey, answer)
    await form.lookAgain()
  }
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{intl.formatMessage(own.profile)}</h1>
        <Text as="p" tone="quiet" numbers>
          {account
            ? `${intl.formatMessage(own.complete, { percentage: account.percentage })} · ${intl.formatMessage(messages.lead)}`
            : intl.formatMessage(messages.copyLead)}
        </Text>
        {account ? <MissingFields missing={account.missing} /> : null}
      </Stack>
      <KeptChange waiting={kept.waiting} discard={discard} />
      {account && kept.parked.length > 0 ? (
        <ChangedElsewhere fields={differing} keep={(which) => resolve(account, which)} />
      ) : null}
      {account ? <PhotoHead account={account} /> : null}
      <Stack gap={4}>
        <h2>{intl.formatMessage(messages.reach)}</h2>
        {account ? <Contacts account={account} /> : <CopiedContacts copy={copy} />}
      </Stack>
      <ProfileDetails form={form} copy={withChange(copy, composeChanges(kept.waiting))} />
    </Stack>
  )
}

const keysOf = (app: Parameters<typeof accountQuery>[0]) => [accountQuery(app).queryKey, keptProfileQuery(app).queryKey]
