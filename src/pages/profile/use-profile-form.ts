import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bodyLimits, type Account, type ProfileForm } from '#contract/account'
import { regionOf } from '#contract/locale'
import { longestText } from '#contract/text-limits'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { messages as kept } from '#src/features/own-pages/kept-change.messages.ts'
import type { KeptForm } from '#src/features/own-pages/merge-draft.ts'
import { useOwnForm } from '#src/features/own-pages/use-own-form.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { composeChanges, withChange } from '#src/outbox/changed-fields/changed-fields.ts'
import { accountQuery } from '#src/queries/account.ts'
import { identityTypesQuery } from '#src/queries/identity-types.ts'
import type { KeptFields } from '#src/queries/own-fields.ts'
import { unlessUnanswered } from '#src/queries/own-outbox.ts'
import { keptProfileQuery, saveProfile } from '#src/queries/own-profile.ts'
import { fetchedAnew } from '#src/queries/resource.ts'
import { useToast } from '#src/ui/toast.tsx'
import { checkProfile, toTyped, type ProfileFault, type TypedProfile } from './profile-form.ts'
import { messages } from './profile.messages.ts'
import { faultMessages, labels } from './profile-words.ts'

/** The form of the profile, for its draft. */
export const profileForm = { machine: 'profile', version: 3, subject: 'own' } as const

type Options = { account: Account; waiting: KeptFields['waiting']; draft: KeptForm<TypedProfile> | undefined }

export type OwnProfileForm = ReturnType<typeof useProfileForm>

/** The form of the profile over what is saved and what waits to be. What was typed is kept on the device until it is saved. */
export function useProfileForm({ account, waiting, draft }: Options) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { data: types = [] } = useQuery(identityTypesQuery(app))
  useEffect(() => void loadPhones(), [])
  const saved = () => queryClient.getQueryData(accountQuery(app).queryKey) ?? account
  /** What is saved and what waits to be: it was changed by the patient, and is shown as such. */
  const shownOf = async (now: Account) =>
    toTyped(withSent(now, (await queryClient.fetchQuery(keptProfileQuery(app))).waiting))

  const form = useOwnForm<TypedProfile, ProfileForm, Account | 'kept', ProfileFault>({
    form: profileForm,
    initial: toTyped(withSent(account, waiting)),
    kept: draft,
    readSaved: async () => {
      const now = await unlessUnanswered(() => queryClient.fetchQuery({ ...accountQuery(app), ...fetchedAnew }))
      return now && shownOf(now)
    },
    check: async (typed) => {
      const phones = await loadPhones()
      const checked =
        phones &&
        checkProfile(typed, {
          today: dayIn(new Date(now()), Intl.DateTimeFormat().resolvedOptions().timeZone),
          types,
          parsePhone: (text) => phones.parsePhone(text, regionOf(app.locale.country)),
        })
      const isKept = checked && 'values' in checked && !onlineManager.isOnline()
      return isKept && isOther(checked.values, account) ? { faults: { identity: 'identityOffline' } } : checked
    },
    save: (values) => saveProfile(app, saved(), values),
    refusedAs: { birthday: 'birthday', identity: 'identity', emergency_contact_phone: 'phone' },
    onSaved: async (answer) => {
      if (answer !== 'kept') queryClient.setQueryData(accountQuery(app).queryKey, answer)
      form.show(await shownOf(saved()))
      toast(intl.formatMessage(answer === 'kept' ? kept.kept : messages.saved))
    },
    label: (name) => intl.formatMessage(labels[name]),
    explain: (name, fault) => {
      const limits = name === 'height' || name === 'weight' ? bodyLimits[name] : undefined
      return intl.formatMessage(faultMessages[fault], { max: longestText.firstName, ...limits })
    },
  })
  return {
    ...form,
    /** Shows what is saved and waits now below what was typed. */
    lookAgain: async () => form.rebase(await shownOf(saved())),
  }
}

const withSent = (account: Account, waiting: KeptFields['waiting']) => withChange(account, composeChanges(waiting))

/** Whether the identity of a form is another one. */
const isOther = (form: ProfileForm, { identity, identity_type_id }: Account) =>
  form.identity !== identity || form.identity_type_id !== identity_type_id
