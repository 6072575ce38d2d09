import { eq } from 'drizzle-orm'
import { headers } from '#contract/headers'
import { patients } from '#server/db/schema/patients'
import { startTestServer } from '#tests/support/server'
import { signIn } from '#tests/support/signed-in'
import { addTenant } from '#tests/support/tenants'

export const now = new Date('2026-11-23T06:00:00Z')
export const otherTenant = 'other-tenant'
export const phone = '+971501230001'

export type SignedIn = Awaited<ReturnType<typeof signIn>>
export type ProfileWorld = Awaited<ReturnType<typeof openProfileWorld>>
type As = { bearer?: string; guest?: string; tenant?: string }

/** What a call carries to say whose it is. */
export const bearing = ({ bearer, guest }: As) => ({
  ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  ...(guest !== undefined && { [headers.guestToken]: guest }),
})

/** A server with three accounts, of which two have the same phone at two tenants, and a clock that stands still. */
export async function openProfileWorld() {
  const server = await startTestServer({ clock: () => now })
  await addTenant(server.database, { code: otherTenant })
  const { db } = server.database
  let own: SignedIn
  let calls = 0

  /** No two calls are signed alike: the second would be refused as a repetition of the first. */
  const signedAt = () => new Date(now.getTime() - ((calls += 1) % 200) * 1000)

  /** Writes into the row of a patient, who may book unless it says otherwise. */
  const tell = (id: string, values: Partial<typeof patients.$inferInsert>) =>
    db
      .update(patients)
      .set({ suspendedToBook: false, ...values })
      .where(eq(patients.id, id))

  return {
    ...server,
    signedAt,
    tell,
    rowOf: async (id: string) => (await db.select().from(patients).where(eq(patients.id, id)))[0]!,
    read: ({ tenant = 'patientweb', ...as }: As) =>
      server.call('account', 'GET', '/account', { tenant, headers: bearing(as) }),
    /** Sends the form of a profile: the own one, unless somebody else is named. */
    write: (body: unknown, { tenant = 'patientweb', ...as }: As = { bearer: own.idToken }) =>
      server.call('account', 'PUT', '/account', {
        tenant,
        body,
        isForm: true,
        sign: signedAt(),
        headers: bearing(as),
      }),
    /** Signs everybody in anew, with the profile that each has at the beginning. */
    reset: async () => {
      await server.database.execute('delete from sessions; delete from passwords')
      own = await signIn(server.database, { phone, name: 'Layla', now })
      const sister = await signIn(server.database, { phone: '+6281234567890', name: 'Dewi', now })
      const namesake = await signIn(server.database, { tenantCode: otherTenant, phone, name: 'Maryam', now })
      await tell(own.patientId, row)
      await tell(sister.patientId, { ...emptied, firstName: 'Dewi', lastName: '', email: null })
      await tell(namesake.patientId, {
        ...emptied,
        firstName: 'Maryam',
        lastName: 'Saleh',
        email: 'maryam@example.org',
      })
      return { own, sister, namesake }
    },
  }
}

/** The own profile as it is stored. */
export const row = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.com',
  gender: 'female',
  birthday: '1990-04-05',
  dobFormat: 'hijri' as const,
  identityTypeId: 'emirates-id',
  identity: '784199012345671',
  maritalStatus: 'married',
  bloodType: 'O-',
  height: 168,
  weight: 61,
  emergencyContactName: 'Omar',
  emergencyContactLastname: 'Nasser',
  emergencyContactPhone: '+971501230009',
  emergencyRelationshipId: 'sibling',
}

/** What a profile need not have, as it is stored where it is not told. */
export const emptied = {
  gender: null,
  birthday: null,
  dobFormat: null,
  identityTypeId: null,
  identity: null,
  maritalStatus: null,
  bloodType: null,
  height: null,
  weight: null,
  emergencyContactName: null,
  emergencyContactLastname: null,
  emergencyContactPhone: null,
  emergencyRelationshipId: null,
}

/** The own account as its patient reads it. */
export const accountOf = ({ patientId }: SignedIn) => ({
  UserableID: patientId,
  PatientID: patientId,
  first_name: 'Layla',
  last_name: 'Haddad',
  email: 'layla@example.com',
  gender: 'female',
  birthday: '1990-04-05',
  dob_format: 'hijri',
  identity_type_id: 'emirates-id',
  identity: '784199012345671',
  marital_status: 'married',
  blood_type: 'O-',
  height: 168,
  weight: 61,
  emergency_contact_name: 'Omar',
  emergency_contact_lastname: 'Nasser',
  emergency_contact_phone: '+971501230009',
  emergency_relationship_id: 'sibling',
  phone: '501230001',
  country_code: '971',
  email_verified: false,
  phone_verified: true,
  has_password: false,
  percentage: 85,
  missing: ['terms', 'health_data'],
  suspended_to_book: false,
  consents: [],
})

/** Another profile, as its form is filled in. */
export const form = {
  first_name: 'ليلى',
  last_name: 'al-Masri',
  gender: 'male',
  birthday: '1985-12-31',
  dob_format: 'gregorian',
  identity_type_id: 'passport',
  identity: 'N1234567',
  marital_status: 'divorced',
  blood_type: 'AB+',
  height: 181,
  weight: 79,
  emergency_contact_name: 'Huda',
  emergency_contact_lastname: 'Karim',
  emergency_contact_phone: '+966501230008',
  emergency_relationship_id: 'friend',
}

/** Fields of the form, with what none of them takes. */
export const refusedValues: [string, unknown][] = [
  ['first_name', undefined],
  ['first_name', ''],
  ['first_name', ' '],
  ['first_name', 'a'.repeat(81)],
  ['first_name', '<b>Layla</b>'],
  ['last_name', undefined],
  ['last_name', 'a\nb'],
  ['gender', 'woman'],
  ['birthday', '1990-02-30'],
  ['birthday', '2026-11-24'],
  ['birthday', '1899-12-31'],
  ['birthday', '5 April 1990'],
  ['marital_status', 'Married'],
  ['blood_type', 'C+'],
  ['height', '168.5'],
  ['height', '168 cm'],
  ['height', '1e2'],
  ['height', 29],
  ['height', 261],
  ['weight', '0'],
  ['weight', '-61'],
  ['weight', '401'],
  ['weight', '99999999999'],
  ['emergency_contact_name', '\u202eOmar'],
  ['emergency_contact_lastname', 'a'.repeat(81)],
  ['dob_format', 'julian'],
  ['identity_type_id', 'library-card'],
  ['identity', '784199012345671'],
  ['emergency_relationship_id', 'self'],
  ['emergency_contact_phone', '0501230009'],
  ['emergency_contact_phone', '+971 50 123 0009'],
  ['emergency_contact_phone', '+97150123'],
  ['emergency_contact_phone', '+971000000000'],
]
