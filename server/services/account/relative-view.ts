import type { Relative, RelativeForm } from '#contract/relative'
import type { RelativeConsent } from '#contract/relative-consent'
import type { AccountRow } from '#server/domain/profile/profile-repository'
import type { RelativeDetails, RelativeRow } from '#server/domain/relatives/relative-repository'
import { withoutNull } from '#server/domain/profile/without-null'

/** The wire form of a relative, with where their consent stands. Of who has not given it the identity is withheld. */
export function toRelative(row: RelativeRow, consent: RelativeConsent | undefined): Relative {
  const isWithheld = consent !== undefined && consent.state !== 'given'
  const shown = isWithheld ? { ...row, identity: null, identityTypeId: null } : row
  return { ...detailsOf(shown), relationship_id: row.relationshipId, ...(consent && { consent }) }
}

/** The account's own patient, as one of those whom they can book for. */
export const toSelf = ({ patient }: AccountRow): Relative => ({ ...detailsOf(patient), relationship_id: 'self' })

/** What is stored of a relative as a form tells it. */
export const toRelativeForm = ({ relationshipId, ...row }: RelativeRow): RelativeForm => {
  const { id: _, ...details } = detailsOf(row)
  return { ...details, relationship_id: relationshipId }
}

/** What is stored of a form: what it leaves out is not told. */
export const toDetails = (form: RelativeForm): RelativeDetails => ({
  relationshipId: form.relationship_id,
  firstName: form.first_name.trim(),
  lastName: form.last_name.trim(),
  gender: form.gender ?? null,
  birthday: form.birthday ?? null,
  dobFormat: form.birthday === undefined ? null : (form.dob_format ?? 'gregorian'),
  phone: form.phone ?? null,
  email: form.email ?? null,
  identityTypeId: form.identity_type_id ?? null,
  identity: form.identity ?? null,
})

type Person = Omit<RelativeDetails, 'relationshipId'> & { id: string }

const detailsOf = (person: Person) => ({
  id: person.id,
  first_name: person.firstName,
  last_name: person.lastName,
  ...(withoutNull({
    phone: person.phone,
    email: person.email,
    gender: person.gender,
    birthday: person.birthday,
    dob_format: person.dobFormat,
    identity_type_id: person.identityTypeId,
    identity: person.identity,
  }) as Partial<Relative>),
})
