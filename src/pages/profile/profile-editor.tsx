import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { bloodTypes, bodyLimits, maritalStatuses, type Account, type ProfileForm } from '#contract/account'
import { regionOf } from '#contract/locale'
import { Problem } from '#contract/problem'
import { longestText } from '#contract/text-limits'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { Button } from '#src/ui/button.tsx'
import { DateField } from '#src/ui/date-field.tsx'
import { faultSummary } from '#src/ui/form/fault-summary.ts'
import { roomFor } from '#src/ui/form/faults.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { checkProfile, toTyped, type ProfileFault, type ProfileField, type TypedProfile } from './profile-form.ts'
import { profileDraft } from './profile-draft.ts'
import { messages } from './profile.messages.ts'
import * as css from './profile.css.ts'

/** The profile's form. What was typed is kept on the device until it is saved. */
export function ProfileEditor({ account, draft }: { account: Account; draft: TypedProfile | undefined }) {
  const intl = useIntl()
  const format = useFormat()
  const app = useApp()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(draft ?? toTyped(account))
  // What was typed last: a check may come before the next rendering.
  const latest = useRef(typed)
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  useEffect(() => void loadPhones(), [])

  const saving = useMutation({
    mutationFn: async (form: ProfileForm) => (await app.apis()).account.updateAccount(form),
    onSuccess: async (saved) => {
      queryClient.setQueryData(accountQuery(app).queryKey, saved)
      latest.current = toTyped(saved)
      setTyped(latest.current)
      await profileDraft(app.tenant).discard()
      toast(intl.formatMessage(messages.saved))
    },
    onError: refuse,
  })
  const check = async () => {
    const phones = await loadPhones()
    return (
      phones &&
      checkProfile(latest.current, {
        today: dayIn(new Date(now()), Intl.DateTimeFormat().resolvedOptions().timeZone),
        parsePhone: (text) => phones.parsePhone(text, regionOf(app.locale.country)),
      })
    )
  }
  const form = useForm<ProfileForm, ProfileField, ProfileFault>({
    check,
    onPassed: (values) => saving.mutate(values),
    onRefused: refuse,
  })
  const change = (name: ProfileField) => (value: string) => {
    latest.current = { ...latest.current, [name]: value }
    setTyped(latest.current)
    void profileDraft(app.tenant).keep(latest.current)
    void form.changed()
  }

  const errorOf = (name: ProfileField) => {
    const fault = form.faults[name]
    if (!fault) return undefined
    const limits = name === 'height' || name === 'weight' ? bodyLimits[name] : undefined
    return intl.formatMessage(faultMessages[fault], { max: longestText.firstName, ...limits })
  }
  const field = (name: ProfileField) => ({
    name,
    label: intl.formatMessage(labels[name]),
    value: typed[name],
    error: errorOf(name),
    onChange: change(name),
    ...(name === 'first_name' ? {} : { mark: intl.formatMessage(messages.optional) }),
  })
  const none = { value: '', label: intl.formatMessage(messages.none) }
  const summary = faultSummary(form.wrong, {
    one: (name) => `${intl.formatMessage(labels[name])}: ${errorOf(name) ?? ''}`,
    several: (names) =>
      intl.formatMessage(messages.checkFields, {
        fields: format.list(names.map((name) => intl.formatMessage(labels[name]))),
      }),
  })
  const failed = saving.error && (saving.error instanceof Problem ? saving.error.code : 'unexpected')
  const refusal =
    summary ??
    (form.isUnchecked ? intl.formatMessage(problemMessages.unavailable) : undefined) ??
    (failed ? intl.formatMessage(problemMessages[failed]) : undefined)
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{intl.formatMessage(own.profile)}</h1>
        <Text as="p" tone="quiet" numbers>
          {intl.formatMessage(own.complete, { percentage: account.percentage })} · {intl.formatMessage(messages.lead)}
        </Text>
      </Stack>
      <Form onSubmit={() => void form.submit()}>
        <Stack gap={6}>
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
            <dl className={css.facts}>
              <dt>{intl.formatMessage(messages.phone)}</dt>
              <dd>
                <ShownPhone phone={account.phone} country_code={account.country_code} />
              </dd>
              {account.email ? (
                <>
                  <dt>{intl.formatMessage(messages.email)}</dt>
                  <dd>
                    <bdi dir="ltr">{account.email}</bdi>
                  </dd>
                </>
              ) : null}
            </dl>
            <DateField
              {...field('birthday')}
              partLabels={{
                day: intl.formatMessage(messages.day),
                month: intl.formatMessage(messages.month),
                year: intl.formatMessage(messages.year),
              }}
              months={format.months()}
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
          </Stack>
          <div>
            <PressNotice refusal={refusal ? { text: refusal, attempt } : undefined} />
            <Button type="submit" size="large" busy={saving.isPending}>
              {intl.formatMessage(messages.save)}
            </Button>
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
  gender: messages.gender,
  marital_status: messages.marital,
  blood_type: messages.blood,
  height: messages.height,
  weight: messages.weight,
  emergency_contact_name: messages.contactFirst,
  emergency_contact_lastname: messages.contactLast,
  emergency_contact_phone: messages.contactPhone,
}

const faultMessages: Record<ProfileFault, MessageDescriptor> = {
  required: messages.errorRequired,
  name: messages.errorName,
  tooLong: messages.errorTooLong,
  birthday: messages.errorBirthday,
  birthdayParts: messages.errorBirthdayParts,
  height: messages.errorHeight,
  weight: messages.errorWeight,
  phone: messages.errorPhone,
}
