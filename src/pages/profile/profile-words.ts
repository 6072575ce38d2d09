import { messages as person } from '#src/features/person/person.messages.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import type { ProfileFault, ProfileField } from './profile-form.ts'
import { messages } from './profile.messages.ts'

/** The label of each field. */
export const labels: Record<ProfileField, MessageDescriptor> = {
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

/** The sentence of each fault. */
export const faultMessages: Record<ProfileFault, MessageDescriptor> = {
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
  identityOffline: person.errorIdentityOffline,
}

/** What the codes of fields mean. */
export const codes: Partial<Record<ProfileField, Readonly<Record<string, MessageDescriptor>>>> = {
  gender: { female: messages.female, male: messages.male },
  marital_status: {
    single: messages.single,
    married: messages.married,
    divorced: messages.divorced,
    widowed: messages.widowed,
  },
  dob_format: { gregorian: person.gregorian, hijri: person.hijri },
  emergency_relationship_id: person,
}
