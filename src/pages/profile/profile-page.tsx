import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import type { KeptForm } from '#src/features/own-forms/merge-draft.ts'
import { ownDraftQuery } from '#src/features/own-forms/own-draft.ts'
import { OwnFrame, OwnOffline, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { useOrKept } from '#src/features/own-copies/use-or-kept.tsx'
import { profileForm } from '#src/outbox/changed-fields/own-forms.ts'
import { accountQuery } from '#src/queries/account.ts'
import { keptProfileQuery } from '#src/queries/own-profile.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Agreements } from './agreements.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import type { ShownProfile } from './profile-form.ts'

/** What a patient tells of themselves (R12, N01): shown, changed and saved, as far as the device has a copy of it without a network too. */
export function ProfilePage() {
  return (
    <OwnFrame>
      <Profile />
    </OwnFrame>
  )
}

function Profile() {
  const app = useApp()
  const account = useQuery(accountQuery(app))
  const { shown, missing } = useOrKept('account', account, <OwnOffline />)
  const kept = useQuery(keptProfileQuery(app))
  // After what waits: of what is answered by then the draft has nothing any more.
  const draft = useQuery({
    ...ownDraftQuery<KeptForm<ShownProfile>>(app, profileForm),
    enabled: kept.data !== undefined,
  })
  if (!shown) return missing
  if (draft.data === undefined || !kept.data) return <OwnSkeleton />
  return (
    <Stack gap={8}>
      <ProfileEditor account={account.data} copy={shown} kept={kept.data} draft={draft.data ?? undefined} />
      {account.data ? <Agreements consents={account.data.consents} /> : null}
    </Stack>
  )
}
