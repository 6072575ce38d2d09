import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { bloodTypes, bodyLimits, maritalStatuses, type Account, type ProfileForm } from '#contract/account'
import { regionOf } from '#contract/locale'
import { relationships } from '#contract/person'
import { longestText } from '#contract/text-limits'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import type { KeptForm } from '#src/features/own-pages/merge-draft.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { focusField, MissingFields } from '#src/features/own-pages/missing-fields.tsx'
import { NetworkButton } from '#src/features/own-pages/network-button.tsx'
import { StaleNote } from '#src/features/own-pages/stale-note.tsx'
import { useOwnForm } from '#src/features/own-pages/use-own-form.ts'
import { BirthdayField } from '#src/features/person/birthday-field.tsx'
import { IdentityFields } from '#src/features/person/identity-fields.tsx'
import { messages as person } from '#src/features/person/person.messages.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { identityTypesQuery } from '#src/queries/identity-types.ts'
import { fetchedAnew } from '#src/queries/resource.ts'
import { usePage } from '#src/routes/use-page.ts'
import { roomFor } from '#src/ui/form/faults.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { Contacts } from './contacts/contacts.tsx'
import { PhotoHead } from './photo/photo-head.tsx'
import { checkProfile, toTyped, type ProfileFault, type ProfileField, type TypedProfile } from './profile-form.ts'
import { messages } from './profile.messages.ts'
import * as css from './profile.css.ts'

/** The form of the profile, for its draft. */
export const profileForm = { machine: 'profile', version: 3, subject: 'own' } as const

/** The profile's form. What was typed is kept on the device until it is saved. */
export function ProfileEditor({ account, draft }: { account: Account; draft: KeptForm<TypedProfile> | undefined }) {
  const intl = useIntl()
  const app = useApp()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { data: types = [] } = useQuery(identityTypesQuery(app))
  useEffect(() => void loadPhones(), [])
  const { field: wanted } = usePage().search
  useEffect(() => (wanted === undefined ? undefined : focusField(wanted)), [wanted])

  const form = useOwnForm<TypedProfile, ProfileForm, Account, ProfileFault>({
    form: profileForm,
    initial: toTyped(account),
    kept: draft,
    readSaved: async () => toTyped(await queryClient.fetchQuery({ ...accountQuery(app), ...fetchedAnew })),
    check: async (typed) => {
      const phones = await loadPhones()
      return (
        phones &&
        checkProfile(typed, {
          today: dayIn(new Date(now()), Intl.DateTimeFormat().resolvedOptions().timeZone),
          types,
          parsePhone: (text) => phones.parsePhone(text, regionOf(app.locale.country)),
        })
      )
    },
    save: async (values) => (await app.apis()).account.updateAccount(values),
    onSaved: (saved) => {
      queryClient.setQueryData(accountQuery(app).queryKey, saved)
      form.show(toTyped(saved))
      toast(intl.formatMessage(messages.saved))
    },
    label: (name) => intl.formatMessage(labels[name]),
    explain: (name, fault) => {
      const limits = name === 'height' || name === 'weight' ? bodyLimits[name] : undefined
      return intl.formatMessage(faultMessages[fault], { max: longestText.firstName, ...limits })
    },
  })
  const { typed } = form
  const optional = { mark: intl.formatMessage(person.optional) }
  const field = (name: ProfileField) => ({ ...form.field(name), ...(name === 'first_name' ? {} : optional) })
  const none = { value: '', label: intl.formatMessage(person.none) }
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{intl.formatMessage(own.profile)}</h1>
        <Text as="p" tone="quiet" numbers>
          {intl.formatMessage(own.complete, { percentage: account.percentage })} · {intl.formatMessage(messages.lead)}
        </Text>
        <MissingFields missing={account.missing} />
      </Stack>
      <PhotoHead account={account} />
      <Stack gap={4}>
        <h2>{intl.formatMessage(messages.reach)}</h2>
        <Contacts account={account} />
      </Stack>
      <Form onSubmit={form.submit}>
        <Stack gap={6}>
          <StaleNote stale={form.stale} />
          <Stack gap={4}>
            <h2>{intl.formatMessage(messages.who)}</h2>
            <div className={css.pair}>
              <TextField
                {...field('first_name')}
                autoComplete="given-name"
                maxLength={roomFor(longestText.firstName)}
                dir="auto"
              />
              <TextField
                {...field('last_name')}
                autoComplete="family-name"
                maxLength={roomFor(longestText.lastName)}
                dir="auto"
              />
            </div>
            <BirthdayField
              {...field('birthday')}
              format={typed.dob_format}
              onChange={form.change}
              autoComplete="bday"
            />
            <SelectField
              {...field('gender')}
              options={[
                none,
                { value: 'female', label: intl.formatMessage(messages.female) },
                { value: 'male', label: intl.formatMessage(messages.male) },
              ]}
            />
            <SelectField
              {...field('marital_status')}
              options={[
                none,
                ...maritalStatuses.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
              ]}
            />
            <IdentityFields
              typeId={typed.identity_type_id}
              identity={typed.identity}
              error={form.errorOf('identity')}
              onTypeChange={(identity_type_id) => form.change({ identity_type_id })}
              onChange={(identity) => form.change({ identity })}
            />
          </Stack>
          <Stack gap={4}>
            <h2>{intl.formatMessage(messages.body)}</h2>
            <SelectField
              {...field('blood_type')}
              options={[none, ...bloodTypes.map((value) => ({ value, label: value, dir: 'ltr' as const }))]}
            />
            <div className={css.pair}>
              <TextField {...field('height')} inputMode="numeric" maxLength={4} />
              <TextField {...field('weight')} inputMode="numeric" maxLength={4} />
            </div>
          </Stack>
          <Stack gap={4}>
            <h2>{intl.formatMessage(messages.emergency)}</h2>
            <div className={css.pair}>
              <TextField
                {...field('emergency_contact_name')}
                autoComplete="off"
                maxLength={roomFor(longestText.firstName)}
                dir="auto"
              />
              <TextField
                {...field('emergency_contact_lastname')}
                autoComplete="off"
                maxLength={roomFor(longestText.lastName)}
                dir="auto"
              />
            </div>
            <TextField
              {...field('emergency_contact_phone')}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              maxLength={30}
              dir="ltr"
            />
            <SelectField
              {...field('emergency_relationship_id')}
              options={[none, ...relationships.map((value) => ({ value, label: intl.formatMessage(person[value]) }))]}
            />
          </Stack>
          <div>
            <PressNotice refusal={form.refusal} />
            <NetworkButton type="submit" size="large" busy={form.isSaving}>
              {intl.formatMessage(messages.save)}
            </NetworkButton>
          </div>
        </Stack>
      </Form>
    </Stack>
  )
}

const labels: Record<ProfileField, MessageDescriptor> = {
  first_name: messages.first,
  last_name: messages.last,
  birthday: messages.birthday,
  dob_format: person.calendar,
  gender: messages.gender,
  marital_status: messages.marital,
  identity_type_id: person.identityType,
  identity: person.identity,
  blood_type: messages.blood,
  height: messages.height,
  weight: messages.weight,
  emergency_contact_name: messages.contactFirst,
  emergency_contact_lastname: messages.contactLast,
  emergency_contact_phone: messages.contactPhone,
  emergency_relationship_id: messages.contactRelationship,
}

const faultMessages: Record<ProfileFault, MessageDescriptor> = {
  required: messages.errorRequired,
  name: messages.errorName,
  tooLong: messages.errorTooLong,
  birthday: messages.errorBirthday,
  birthdayParts: messages.errorBirthdayParts,
  identity: person.errorIdentity,
  identityMissing: person.errorIdentityMissing,
  height: messages.errorHeight,
  weight: messages.errorWeight,
  phone: messages.errorPhone,
}
