import { relationships } from '#contract/person'
import type { Relative } from '#contract/relative'
import { longestText } from '#contract/text-limits'
import { StaleNote } from '#src/features/own-copies/stale-note.tsx'
import { BirthdayField } from '#src/features/person/birthday-field.tsx'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { IdentityFields } from '#src/features/person/identity-fields.tsx'
import { messages as person } from '#src/features/person/person.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { roomFor } from '#src/ui/form/faults.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import type { RelativeField } from './relative-form.ts'
import { messages } from './relatives.messages.ts'
import type { OwnRelativeForm } from './use-relative-form.ts'
import * as css from './relatives.css.ts'

/** The fields of a relative; of somebody new without one. */
export function RelativeDetails({ form, relative }: { form: OwnRelativeForm; relative: Relative | undefined }) {
  const intl = useIntl()
  const { typed } = form
  const field = (name: RelativeField) => ({
    ...form.field(name),
    ...(name === 'first_name' || name === 'relationship_id' ? {} : { mark: intl.formatMessage(person.optional) }),
  })
  const name = { autoComplete: 'off', maxLength: roomFor(longestText.firstName), dir: 'auto' } as const
  return (
    <>
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
    </>
  )
}
