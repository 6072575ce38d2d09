import { consentKinds, type ConsentKind } from '#contract/consents'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { TextLink } from '#src/ui/button.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import * as css from '#src/features/own-pages/own.css.ts'

/** What an account lacks, consents and empty fields of the profile, each a link to where it is given; `most` leaves out those after so many. */
export function MissingFields({ missing, most = missing.length }: { missing: readonly string[]; most?: number }) {
  const intl = useIntl()
  const links = useLinks()
  const named = missing.flatMap((name) => (isNamed(name) ? [name] : [])).slice(0, most)
  if (named.length === 0) return null
  return (
    <ul className={css.missing} aria-label={intl.formatMessage(messages.missing)}>
      {named.map((name) => (
        <li key={name}>
          <TextLink href={links.path(pageOf(name), { field: name })} onClick={() => focusField(name)}>
            {intl.formatMessage(fields[name])}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** Whether what an account lacks is a consent, which is given in the settings. */
export const isConsent = (name: string): name is ConsentKind => consentKinds.some((kind) => kind === name)

const pageOf = (name: string) => (isConsent(name) ? 'dashboard/settings' : 'dashboard/profile')

/** Moves the focus to a field of the profile, or to the box of a consent; the number of an identity is asked for once its kind is known. */
export function focusField(name: string): void {
  focusOn(fieldNamed(name) ?? (name === 'identity' ? fieldNamed('identity_type_id') : undefined))
}

const fields = {
  terms: messages.missingTerms,
  health_data: messages.missingHealthData,
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
