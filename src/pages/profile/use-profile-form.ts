import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bodyLimits, type Account, type ProfileForm } from '#contract/account'
import { regionOf } from '#contract/locale'
import { longestText } from '#contract/text-limits'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { messages as kept } from '#src/features/own-forms/kept-change.messages.ts'
import type { KeptForm } from '#src/features/own-forms/merge-draft.ts'
import { useOwnForm } from '#src/features/own-forms/use-own-form.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { composeChanges, withChange } from '#src/outbox/changed-fields/changed-fields.ts'
import { profileForm } from '#src/outbox/changed-fields/own-forms.ts'
import { withSettled } from '#src/outbox/changed-fields/settled-draft.ts'
import { accountQuery } from '#src/queries/account.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { identityTypesQuery } from '#src/queries/identity-types.ts'
import { type KeptFields, readWithKept } from '#src/queries/own-fields.ts'
import { unlessUnanswered } from '#src/queries/own-outbox.ts'
import { keptProfileQuery, saveFieldsOfProfile, saveProfile } from '#src/queries/own-profile.ts'
import { fetchedAnew } from '#src/queries/resource.ts'
import type { AccountCopy } from '#src/session/to-own-copies.ts'
import { useToast } from '#src/ui/toast.tsx'
import {
  checkProfile,
  copiedFields,
  type ProfileFault,
  type ShownProfile,
  toTyped,
  toTypedCopy,
} from './profile-form.ts'
import { messages } from './profile.messages.ts'
import { faultMessages, labels } from './profile-words.ts'

type Options = {
  /** What is saved; undefined where there is no network, and only a copy is known. */
  account: Account | undefined
  copy: AccountCopy
  waiting: KeptFields['waiting']
  draft: KeptForm<ShownProfile> | undefined
}

export type OwnProfileForm = ReturnType<typeof useProfileForm>

/**
 * The form of the profile over what is saved, or what the device has a copy of, and what waits to be. What was typed is kept on the device until it is
 * saved.
 */
export function useProfileForm({ account, copy, waiting, draft }: Options) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { data: types = [] } = useQuery(identityTypesQuery(app))
  useEffect(() => void loadPhones(), [])
  const saved = () => queryClient.getQueryData(accountQuery(app).queryKey) ?? account
  /** What is saved and what waits to be: it was changed by the patient, and is shown as such. */
  const readKept = () => queryClient.fetchQuery(keptProfileQuery(app))
  const shownOf = async (now: Account | undefined) => typedWith(now, copy, (await readKept()).waiting)

  const form = useOwnForm<ShownProfile, Passed, Account | AccountCopy | 'kept', ProfileFault>({
    form: profileForm,
    initial: typedWith(account, copy, waiting),
    kept: draft && withSettled(draft, waiting),
    readSaved: async () => {
      const read = await readWithKept(readKept, () =>
        unlessUnanswered(() => queryClient.fetchQuery({ ...accountQuery(app), ...fetchedAnew })),
      )
      return read && typedWith(read.saved, copy, read.kept.waiting)
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
      if (!checked || 'faults' in checked) return checked
      const { values } = checked
      const isWhole = typed.identity !== undefined
      if (account && isWhole && !onlineManager.isOnline() && isOther(values, account))
        return { faults: { identity: 'identityOffline' } }
      return { values: { values, isWhole } }
    },
    save: ({ values, isWhole }) => {
      const now = saved()
      return now && isWhole
        ? saveProfile(app, now, values)
        : saveFieldsOfProfile(app, { names: copiedFields, saved: copy, values })
    },
    refusedAs: { birthday: 'birthday', identity: 'identity', emergency_contact_phone: 'phone' },
    onSaved: async (answer) => {
      if (answer !== 'kept' && 'consents' in answer) await showAnswer(queryClient, accountQuery(app).queryKey, answer)
      form.show(await shownOf(saved()))
      toast(intl.formatMessage(answer === 'kept' ? kept.kept : messages.saved))
    },
    label: (name) => intl.formatMessage(labels[name]),
    explain: (name, fault) => {
      const limits = name === 'height' || name === 'weight' ? bodyLimits[name] : undefined
      return intl.formatMessage(faultMessages[fault], { max: longestText.firstName, ...limits })
    },
  })
  const { showWhole, typed } = form
  useEffect(() => {
    // The network is back.
    if (account && typed.identity === undefined) showWhole(typedWith(account, copy, waiting))
  })
  return {
    ...form,
    /** Shows what is saved and waits now below what was typed. */
    lookAgain: async () => form.rebase(await shownOf(saved())),
  }
}

/** What passed the checks; `isWhole`: of all fields, not only of those that the device has a copy of. */
type Passed = { values: ProfileForm; isWhole: boolean }

function typedWith(account: Account | undefined, copy: AccountCopy, waiting: KeptFields['waiting']): ShownProfile {
  const sent = composeChanges(waiting)
  return account ? toTyped(withChange(account, sent)) : toTypedCopy(withChange(copy, sent))
}

/** Whether the identity of a form is another one. */
const isOther = (form: ProfileForm, { identity, identity_type_id }: Account) =>
  form.identity !== identity || form.identity_type_id !== identity_type_id
