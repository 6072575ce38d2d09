import type { patients } from '#server/db/schema/patients'

type Row = Partial<typeof patients.$inferInsert>

/** What is left of a patient's row without its account: whom a visit is for. */
export const emptyProfile: Row = {
  isGuest: true,
  accountId: null,
  email: null,
  emailProvenAt: null,
  gender: null,
  birthday: null,
  maritalStatus: null,
  bloodType: null,
  height: null,
  weight: null,
  emergencyContactName: null,
  emergencyContactLastname: null,
  emergencyContactPhone: null,
  emergencyRelationshipId: null,
  dobFormat: null,
  identityTypeId: null,
  identity: null,
  language: null,
}

/** What stands for the name and phone of somebody who is forgotten. */
export const anonymous: Row = { firstName: '', lastName: '', phone: '' }
