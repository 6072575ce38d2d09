import { messages as person } from '#src/features/person/person.messages.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import type { RelativeFault, RelativeField } from './relative-form.ts'
import { messages } from './relatives.messages.ts'

/** The label of each field. */
export const labels: Record<RelativeField, MessageDescriptor> = {
  relationship_id: person.relationship,
  first_name: messages.first,
  last_name: messages.last,
  birthday: messages.birthday,
  dob_format: person.calendar,
  gender: messages.gender,
  phone: messages.phone,
  email: messages.email,
  identity_type_id: person.identityType,
  identity: person.identity,
}

/** The sentence of each fault. */
export const faultMessages: Record<RelativeFault, MessageDescriptor> = {
  relationship: messages.errorRelationship,
  required: messages.errorRequired,
  name: messages.errorName,
  tooLong: messages.errorTooLong,
  birthday: messages.errorBirthday,
  birthdayParts: messages.errorBirthdayParts,
  phone: messages.errorPhone,
  email: messages.errorEmail,
  identity: person.errorIdentity,
  identityMissing: person.errorIdentityMissing,
  identityOffline: person.errorIdentityOffline,
}

/** What the codes of fields mean. */
export const codes: Partial<Record<RelativeField, Readonly<Record<string, MessageDescriptor>>>> = {
  relationship_id: person,
  gender: { female: messages.female, male: messages.male },
  dob_format: { gregorian: person.gregorian, hijri: person.hijri },
}
