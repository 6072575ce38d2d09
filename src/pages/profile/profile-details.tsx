import { bloodTypes, maritalStatuses } from '#contract/account'
import { relationships } from '#contract/person'
import { longestText } from '#contract/text-limits'
import { StaleNote } from '#src/features/own-copies/stale-note.tsx'
import { BirthdayField } from '#src/features/person/birthday-field.tsx'
import { IdentityFields } from '#src/features/person/identity-fields.tsx'
import { useInsurerHint } from '#src/features/person/use-insurer-hint.ts'
import { messages as person } from '#src/features/person/person.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { AccountCopy } from '#src/session/to-own-copies.ts'
import { Button } from '#src/ui/button.tsx'
import { roomFor } from '#src/ui/form/faults.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import { CopiedPapers } from './profile-copy.tsx'
import type { ProfileField } from './profile-form.ts'
import { messages } from './profile.messages.ts'
import type { OwnProfileForm } from './use-profile-form.ts'
import * as css from './profile.css.ts'

/** The fields of a profile, and the button that saves them. Those that the form does not show need a network, and are read from `copy`. */
export function ProfileDetails({ form, copy }: { form: OwnProfileForm; copy: AccountCopy }) {
  const intl = useIntl()
  const { typed } = form
  const insurerHint = useInsurerHint()
  const optional = { mark: intl.formatMessage(person.optional) }
  const field = (name: ProfileField) => ({ ...form.field(name), ...(name === 'first_name' ? {} : optional) })
  const none = { value: '', label: intl.formatMessage(person.none) }
  return (
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
          {typed.dob_format === undefined ? null : (
            <BirthdayField
              {...field('birthday')}
              format={typed.dob_format}
              onChange={form.change}
              autoComplete="bday"
            />
          )}
          <SelectField
            {...field('gender')}
            options={[
              none,
              { value: 'female', label: intl.formatMessage(messages.female) },
              { value: 'male', label: intl.formatMessage(messages.male) },
            ]}
          />
          {typed.identity === undefined ? (
            <CopiedPapers copy={copy} />
          ) : (
            <>
              <SelectField
                {...field('marital_status')}
                options={[
                  none,
                  ...maritalStatuses.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
                ]}
              />
              <IdentityFields
                typeId={typed.identity_type_id ?? ''}
                identity={typed.identity}
                insurerHint={insurerHint}
                error={form.errorOf('identity')}
                onTypeChange={(identity_type_id) => form.change({ identity_type_id })}
                onChange={(identity) => form.change({ identity })}
              />
            </>
          )}
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
          <Button type="submit" size="large" busy={form.isSaving}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
