import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { regionOf } from '#contract/locale'
import { relationships } from '#contract/person'
import type { Relative, RelativeForm } from '#contract/relative'
import { longestText } from '#contract/text-limits'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import type { KeptForm } from '#src/features/own-pages/merge-draft.ts'
import { NetworkButton } from '#src/features/own-pages/network-button.tsx'
import { StaleNote } from '#src/features/own-pages/stale-note.tsx'
import { useOwnForm } from '#src/features/own-pages/use-own-form.ts'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { BirthdayField } from '#src/features/person/birthday-field.tsx'
import { IdentityFields } from '#src/features/person/identity-fields.tsx'
import { messages as person } from '#src/features/person/person.messages.ts'
import { type ShownAs, usePlatformCheck } from '#src/features/person/use-platform-check.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { identityTypesQuery } from '#src/queries/identity-types.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { fetchedAnew } from '#src/queries/resource.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { roomFor } from '#src/ui/form/faults.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { KeptRemoval } from './kept-removal.tsx'
import { nameOf } from './name-of.ts'
import {
  checkRelative,
  toTypedRelative,
  type RelativeFault,
  type RelativeField,
  type TypedRelative,
} from './relative-form.ts'
import { faultMessages, labels } from './relative-words.ts'
import { RemoveRelative } from './remove-relative.tsx'
import { messages } from './relatives.messages.ts'
import { useKeptRemovals } from './use-kept-removals.ts'
import * as css from './relatives.css.ts'

/** The form of a relative, for its draft; `subject` is an id, or `new`. */
export const formOf = (subject: string) => ({ machine: 'relative', version: 2, subject })

/** The form of a new or known relative. What was typed is kept on the device until it is saved or given up. */
export function RelativeEditor({
  relative,
  draft,
}: {
  relative: Relative | undefined
  draft: KeptForm<TypedRelative> | undefined
}) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const go = useGo()
  const list = useLinks().path('dashboard/relatives')
  const queryClient = useQueryClient()
  const add = useAddition()
  const isRemovalKept = useKeptRemovals().some((id) => id === relative?.id)
  const { data: types = [] } = useQuery(identityTypesQuery(app))
  useEffect(() => void loadPhones(), [])

  const platform = usePlatformCheck<RelativeForm, RelativeField, RelativeFault>({ toForm: (form) => form, shownAs })
  /** Somebody who was removed elsewhere is said to be so by the call that saves. */
  const readSaved = async (before: Relative) => {
    const { patients } = await queryClient.fetchQuery({ ...relativesQuery(app), ...fetchedAnew })
    return toTypedRelative(patients.find(({ id }) => id === before.id) ?? before)
  }
  const leave = () => go(list, { replace: true })
  const form = useOwnForm<TypedRelative, RelativeForm, Relative, RelativeFault>({
    form: formOf(relative?.id ?? 'new'),
    initial: toTypedRelative(relative),
    kept: draft,
    ...(relative && { readSaved: () => readSaved(relative) }),
    check: async (typed) => {
      const phones = await loadPhones()
      return (
        phones &&
        platform.recall(
          checkRelative(typed, {
            today: dayIn(new Date(now()), Intl.DateTimeFormat().resolvedOptions().timeZone),
            types,
            parsePhone: (text) => phones.parsePhone(text, regionOf(app.locale.country)),
          }),
        )
      )
    },
    ask: platform.ask,
    save: async (values) => (relative ? (await app.apis()).account.updatePatient(relative.id, values) : add(values)),
    onSaved: async (saved) => {
      const session = sessionStore(app.tenant)
      const { id: relativeId, first_name: name } = saved
      if ((await session.bookingFor())?.relativeId === relativeId) await session.bookFor({ relativeId, name })
      await queryClient.invalidateQueries({ queryKey: relativesQuery(app).queryKey })
      const isRequested = saved.consent?.state === 'asked' && saved.consent.asked_at !== relative?.consent?.asked_at
      const done = isRequested ? messages.savedAndSent : relative ? messages.saved : messages.added
      toast(intl.formatMessage(done, { name: saved.first_name }))
      leave()
    },
    label: (name) => intl.formatMessage(labels[name]),
    explain: (name, fault) =>
      intl.formatMessage(faultMessages[fault], {
        max: name === 'email' ? longestText.email : longestText.firstName,
      }),
  })
  const { typed } = form
  const field = (name: RelativeField) => ({
    ...form.field(name),
    ...(name === 'first_name' || name === 'relationship_id' ? {} : { mark: intl.formatMessage(person.optional) }),
  })
  const name = { autoComplete: 'off', maxLength: roomFor(longestText.firstName), dir: 'auto' } as const
  return (
    <Stack gap={6}>
      <h1>{relative ? <bdi>{nameOf(relative)}</bdi> : intl.formatMessage(messages.add)}</h1>
      <Form onSubmit={form.submit}>
        <Stack gap={6}>
          <StaleNote stale={form.stale} />
          <Stack gap={4}>
            <SelectField
              {...field('relationship_id')}
              label={intl.formatMessage(messages.relationship)}
              options={[
                { value: '', label: intl.formatMessage(messages.choose) },
                ...relationships.map((value) => ({ value, label: intl.formatMessage(person[value]) })),
              ]}
            />
            <div className={css.pair}>
              <TextField {...field('first_name')} {...name} />
              <TextField {...field('last_name')} {...name} />
            </div>
            <BirthdayField {...field('birthday')} format={typed.dob_format} onChange={form.change} />
            <SelectField
              {...field('gender')}
              options={[
                { value: '', label: intl.formatMessage(person.none) },
                { value: 'female', label: intl.formatMessage(messages.female) },
                { value: 'male', label: intl.formatMessage(messages.male) },
              ]}
            />
          </Stack>
          <Stack gap={4}>
            <h2>{intl.formatMessage(messages.reach)}</h2>
            <Text as="p" tone="quiet">
              {intl.formatMessage(messages.reachWhy)}
            </Text>
            <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="off" maxLength={30} dir="ltr" />
            <TextField
              {...field('email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={roomFor(longestText.email)}
              dir="ltr"
            />
          </Stack>
          <Stack gap={4}>
            <h2>{intl.formatMessage(messages.papers)}</h2>
            {relative && !canBookFor(relative) ? (
              <Text as="p" tone="quiet">
                {intl.formatMessage(messages.papersWithheld, { name: relative.first_name })}
              </Text>
            ) : null}
            <IdentityFields
              typeId={typed.identity_type_id}
              identity={typed.identity}
              error={form.errorOf('identity')}
              onTypeChange={(identity_type_id) => form.change({ identity_type_id })}
              onChange={(identity) => form.change({ identity })}
            />
          </Stack>
          <div>
            <PressNotice refusal={form.refusal} />
            <div className={css.actions}>
              <NetworkButton type="submit" size="large" busy={form.isSaving}>
                {intl.formatMessage(relative ? messages.save : messages.addNow)}
              </NetworkButton>
              <Button tone="secondary" size="large" onClick={() => void form.discard().then(leave)}>
                {intl.formatMessage(messages.giveUp)}
              </Button>
            </div>
          </div>
        </Stack>
      </Form>
      {relative && isRemovalKept ? <KeptRemoval relative={relative} /> : null}
      {relative && !isRemovalKept ? (
        <RemoveRelative relative={relative} onRemoved={() => void form.discard().then(leave)} />
      ) : null}
    </Stack>
  )
}

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

/** Adds a relative: the same values sent again are one intent, whatever became of the first answer. */
function useAddition() {
  const app = useApp()
  const intent = useRef({ of: '', key: '' })
  return async (values: RelativeForm) => {
    const of = JSON.stringify(values)
    if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() }
    return (await app.apis()).account.addPatient(values, { idempotencyKey: intent.current.key })
  }
}
