import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { TextLink } from '#src/ui/button.tsx'
import { messages } from './own.messages.ts'
import * as css from './own.css.ts'

/** The fields of a profile that are empty, each a link to it; `most` leaves out those after so many. */
export function MissingFields({ missing, most = missing.length }: { missing: readonly string[]; most?: number }) {
  const intl = useIntl()
  const links = useLinks()
  const named = missing.flatMap((name) => (isNamed(name) ? [name] : [])).slice(0, most)
  if (named.length === 0) return null
  return (
    <ul className={css.missing} aria-label={intl.formatMessage(messages.missing)}>
      {named.map((name) => (
        <li key={name}>
          <TextLink href={links.path('dashboard/profile', { field: name })} onClick={() => focusField(name)}>
            {intl.formatMessage(fields[name])}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** Moves the focus to a field of the profile; the number of an identity is asked for once its kind is known. */
export function focusField(name: string): void {
  focusOn(fieldNamed(name) ?? (name === 'identity' ? fieldNamed('identity_type_id') : undefined))
}

const fields = {
  first_name: messages.missingFirstName,
  gender: messages.missingGender,
  birthday: messages.missingBirthday,
  identity: messages.missingIdentity,
  marital_status: messages.missingMarital,
  blood_type: messages.missingBlood,
  height: messages.missingHeight,
  weight: messages.missingWeight,
  emergency_contact_name: messages.missingContactName,
  emergency_contact_phone: messages.missingContactPhone,
  emergency_relationship_id: messages.missingContactRelationship,
} as const satisfies Record<string, MessageDescriptor>

/** A later server may count what this app does not know. */
const isNamed = (name: string): name is keyof typeof fields => name in fields
