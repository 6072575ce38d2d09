import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { regionOf } from '#contract/locale'
import type { Relative, RelativeForm } from '#contract/relative'
import { longestText } from '#contract/text-limits'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { messages as kept } from '#src/features/own-forms/kept-change.messages.ts'
import type { KeptForm } from '#src/features/own-forms/merge-draft.ts'
import { useOwnForm } from '#src/features/own-forms/use-own-form.ts'
import { type ShownAs, usePlatformCheck } from '#src/features/person/use-platform-check.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { composeChanges, withChange } from '#src/outbox/changed-fields/changed-fields.ts'
import { relativeForm } from '#src/outbox/changed-fields/own-forms.ts'
import { withSettled } from '#src/outbox/changed-fields/settled-draft.ts'
import { type KeptFields, readWithKept } from '#src/queries/own-fields.ts'
import { identityTypesQuery } from '#src/queries/identity-types.ts'
import { unlessUnanswered } from '#src/queries/own-outbox.ts'
import { addRelative, type KeptAddition } from '#src/queries/own-relative-additions.ts'
import { keptDetailsOf, type KeptDetails, saveRelative } from '#src/queries/own-relative-details.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { fetchedAnew } from '#src/queries/resource.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useToast } from '#src/ui/toast.tsx'
import { additionIntent } from './addition-intent.ts'
import {
  checkRelative,
  toTypedRelative,
  type RelativeFault,
  type RelativeField,
  type TypedRelative,
} from './relative-form.ts'
import { faultMessages, labels } from './relative-words.ts'
import { messages } from './relatives.messages.ts'

type Options = {
  relative: Relative | undefined
  /** Somebody who waits on the device to be added. */
  addition: KeptAddition | undefined
  waiting: KeptDetails['waiting']
  draft: KeptForm<TypedRelative> | undefined
  /** Called when it is saved, or kept. */
  onDone: () => void
}

export type OwnRelativeForm = ReturnType<typeof useRelativeForm>

/** The form of a new or known relative. What was typed is kept on the device until it is saved or given up. */
export function useRelativeForm({ relative, addition, waiting, draft, onDone }: Options) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const queryClient = useQueryClient()
  const add = useAddition(addition)
  const { data: types = [] } = useQuery(identityTypesQuery(app))
  useEffect(() => void loadPhones(), [])

  const platform = usePlatformCheck<RelativeForm, RelativeField, RelativeFault>({ toForm: (form) => form, shownAs })
  const savedOf = ({ id }: Relative) =>
    queryClient.getQueryData(relativesQuery(app).queryKey)?.patients.find((one) => one.id === id)
  /** What is saved and what waits to be: it was changed by the patient, and is shown as such. */
  const shownOf = (saved: Relative, { waiting }: Pick<KeptFields, 'waiting'>) =>
    toTypedRelative(withChange(saved, composeChanges(waiting)))
  /** Somebody who was removed elsewhere is said to be so by the call that saves. */
  const readSaved = async (before: Relative) => {
    const read = await readWithKept(
      () => keptDetailsOf(app, before.id),
      () => unlessUnanswered(() => queryClient.fetchQuery({ ...relativesQuery(app), ...fetchedAnew })),
    )
    return read && shownOf(read.saved.patients.find(({ id }) => id === before.id) ?? before, read.kept)
  }
  const form = useOwnForm<TypedRelative, RelativeForm, Relative | 'kept', RelativeFault>({
    form: relativeForm(relative?.id ?? addition?.id ?? 'new'),
    initial: relative ? shownOf(relative, { waiting }) : toTypedRelative(addition?.form),
    kept: draft && withSettled(draft, waiting),
    ...(relative && { readSaved: () => readSaved(relative) }),
    check: async (typed) => {
      const phones = await loadPhones()
      const checked =
        phones &&
        platform.recall(
          checkRelative(typed, {
            today: dayIn(new Date(now()), Intl.DateTimeFormat().resolvedOptions().timeZone),
            types,
            parsePhone: (text) => phones.parsePhone(text, regionOf(app.locale.country)),
          }),
        )
      const isKept = checked && 'values' in checked && !onlineManager.isOnline()
      return isKept && isOther(checked.values, relative) ? { faults: { identity: 'identityOffline' } } : checked
    },
    ask: platform.ask,
    save: (values) => (relative ? saveRelative(app, savedOf(relative) ?? relative, values) : add(values)),
    onSaved: async (saved) => {
      if (saved === 'kept') toast(intl.formatMessage(kept.kept))
      else {
        const session = sessionStore(app.tenant)
        const { id: relativeId, first_name: name } = saved
        if ((await session.bookingFor())?.relativeId === relativeId) await session.bookFor({ relativeId, name })
        await queryClient.invalidateQueries({ queryKey: relativesQuery(app).queryKey })
        const isRequested = saved.consent?.state === 'asked' && saved.consent.asked_at !== relative?.consent?.asked_at
        const done = isRequested ? messages.savedAndSent : relative ? messages.saved : messages.added
        toast(intl.formatMessage(done, { name: saved.first_name }))
      }
      onDone()
    },
    label: (name) => intl.formatMessage(labels[name]),
    explain: (name, fault) =>
      intl.formatMessage(faultMessages[fault], {
        max: name === 'email' ? longestText.email : longestText.firstName,
      }),
  })
  return {
    ...form,
    /** Shows what is saved and waits now below what was typed. */
    lookAgain: async () =>
      relative && form.rebase(shownOf(savedOf(relative) ?? relative, await keptDetailsOf(app, relative.id))),
  }
}

/** Whether the identity of a form is another one. */
const isOther = (form: RelativeForm, relative: Relative | undefined) =>
  form.identity !== relative?.identity || form.identity_type_id !== relative?.identity_type_id

/** How what only the platform can tell is said (C46). */
const shownAs: ShownAs<RelativeField, RelativeFault> = {
  first_name: ['first_name', 'name'],
  last_name: ['last_name', 'name'],
  birthday: ['birthday', 'birthday'],
  phone: ['phone', 'phone'],
  email: ['email', 'email'],
  identity: ['identity', 'identity'],
  identity_type_id: ['identity', 'identity'],
}

/** Adds a relative: the same values sent again are one intent, whatever became of the first answer, and of the page. */
function useAddition(corrected: KeptAddition | undefined) {
  const app = useApp()
  return async (values: RelativeForm) => {
    const intent = additionIntent(app.tenant, corrected?.id)
    const answer = await addRelative(app, { id: await intent.idFor(values), values, corrects: corrected?.id })
    await intent.forget()
    return answer
  }
}
