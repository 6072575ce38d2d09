import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { KeptChange } from '#src/features/own-pages/kept-change.tsx'
import { OwnFrame, OwnSkeleton } from '#src/features/own-pages/own-frame.tsx'
import { OwnCopy } from '#src/features/own-pages/own-copy.tsx'
import { OwnMissing } from '#src/features/own-pages/own-missing.tsx'
import { composeChanges, withChange } from '#src/outbox/changed-fields/changed-fields.ts'
import { accountQuery } from '#src/queries/account.ts'
import { discardProfile, keptProfileQuery } from '#src/queries/own-profile.ts'
import type { KeptForm } from '#src/features/own-pages/merge-draft.ts'
import { ownDraftQuery } from '#src/features/own-pages/own-draft.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Agreements } from './agreements.tsx'
import { ProfileCopy } from './profile-copy.tsx'
import { ProfileEditor } from './profile-editor.tsx'
import type { TypedProfile } from './profile-form.ts'
import { profileForm } from './use-profile-form.ts'

/** What a patient tells of themselves (R12, N01): shown, changed and saved. */
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
  const draft = useQuery(ownDraftQuery<KeptForm<TypedProfile>>(app, profileForm))
  const kept = useQuery(keptProfileQuery(app))
  if (!account.data)
    return (
      <OwnMissing
        of={account}
        offline={
          <OwnCopy name="account">
            {(copy) => (
              <ProfileCopy copy={withChange(copy, composeChanges(kept.data?.waiting ?? []))}>
                <KeptChange waiting={kept.data?.waiting ?? []} discard={() => discardProfile(app, kept.data)} />
              </ProfileCopy>
            )}
          </OwnCopy>
        }
      />
    )
  if (draft.data === undefined || !kept.data) return <OwnSkeleton />
  return (
    <Stack gap={8}>
      <ProfileEditor account={account.data} kept={kept.data} draft={draft.data ?? undefined} />
      <Agreements consents={account.data.consents} />
    </Stack>
  )
}
