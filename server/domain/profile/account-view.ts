import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Account, ProfileForm } from '#contract/account'
import { toSuspensionAnswer } from '../accounts/suspension.ts'
import type { AccountRow, Profile } from './profile-repository.ts'
import { completenessOf } from './completeness.ts'
import { withoutNull } from './without-null.ts'

/** The wire form of an account. A phone that it has is verified: it was proved to get there. */
export function toAccount({ patient, hasPassword, photoId, suspension, consents }: AccountRow): Account {
  const profile = toProfileForm(patient)
  return {
    UserableID: patient.id,
    PatientID: patient.id,
    ...profile,
    ...withoutNull({ email: patient.email }),
    email_verified: patient.emailProvenAt !== null,
    ...(patient.phone !== null && nationalOf(patient.phone)),
    phone_verified: patient.phone !== null,
    has_password: hasPassword,
    ...withoutNull({ photo_id: photoId }),
    ...completenessOf(
      profile,
      consents.flatMap(({ kind, withdrawnAt }) => (withdrawnAt === null ? [kind] : [])),
    ),
    suspended_to_book: false,
    ...toSuspensionAnswer(suspension),
    ...withoutNull({ language: patient.language, deletes_at: patient.deletesAt?.toISOString() ?? null }),
    consents: consents.map(({ kind, version, givenAt, withdrawnAt }) => ({
      ...{ kind, version, given_at: givenAt.toISOString() },
      ...withoutNull({ withdrawn_at: withdrawnAt?.toISOString() ?? null }),
    })),
  }
}

/** What is stored of a profile as a form tells it; what is not told is left out. */
export const toProfileForm = (profile: Profile): ProfileForm =>
  withoutNull({
    first_name: profile.firstName,
    last_name: profile.lastName,
    gender: profile.gender,
    birthday: profile.birthday,
    dob_format: profile.dobFormat,
    identity_type_id: profile.identityTypeId,
    identity: profile.identity,
    marital_status: profile.maritalStatus,
    blood_type: profile.bloodType,
    height: profile.height,
    weight: profile.weight,
    emergency_contact_name: profile.emergencyContactName,
    emergency_contact_lastname: profile.emergencyContactLastname,
    emergency_contact_phone: profile.emergencyContactPhone,
    emergency_relationship_id: profile.emergencyRelationshipId,
  }) as ProfileForm

/** The profile of a form: what it leaves out is not told. */
export const toProfile = (form: ProfileForm): Profile => ({
  firstName: form.first_name,
  lastName: form.last_name,
  gender: form.gender ?? null,
  birthday: form.birthday ?? null,
  dobFormat: form.birthday === undefined ? null : (form.dob_format ?? 'gregorian'),
  identityTypeId: form.identity_type_id ?? null,
  identity: form.identity ?? null,
  maritalStatus: form.marital_status ?? null,
  bloodType: form.blood_type ?? null,
  height: form.height ?? null,
  weight: form.weight ?? null,
  emergencyContactName: form.emergency_contact_name ?? null,
  emergencyContactLastname: form.emergency_contact_lastname ?? null,
  emergencyContactPhone: form.emergency_contact_phone ?? null,
  emergencyRelationshipId: form.emergency_relationship_id ?? null,
})

/** National number and calling code of a phone in E.164. */
function nationalOf(phone: string): { phone: string; country_code: string } {
  const parsed = parsePhoneNumberFromString(phone)
  return { phone: parsed?.nationalNumber ?? phone.slice(1), country_code: parsed?.countryCallingCode ?? '' }
}
