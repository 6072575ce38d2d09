import * as Type from 'typebox'
import { E164, papers, relationships } from '#contract/person'
import { namePattern, optionalNamePattern } from '#contract/plain-text'
import { RelativeConsent } from '#contract/relative-consent'
import { longestText } from '#contract/text-limits'
import { ChangeOf, orNull } from '#contract/wire'

const optional = Type.Optional

/** How many relatives an account may have. */
export const mostRelatives = 20

const patient = {
  first_name: Type.String({ minLength: 1, maxLength: longestText.firstName, pattern: namePattern }),
  /** Empty for a person with a single name. */
  last_name: Type.String({ maxLength: longestText.lastName, pattern: optionalNamePattern }),
  phone: optional(E164),
  email: optional(Type.String({ format: 'email', maxLength: longestText.email })),
  ...papers,
}

/** Body of a check of a patient's form (C46, V16): a relative, or somebody who is not said to be one. */
export const PatientCheck = Type.Object({ ...patient, relationship_id: optional(Type.Enum(relationships)) })
export type PatientCheck = Type.Static<typeof PatientCheck>

/** Answer of the check: whatever is wrong is a problem instead. */
export const PatientIsValid = Type.Object({ valid: Type.Literal(true) })
export type PatientIsValid = Type.Static<typeof PatientIsValid>

/** Body of a new or changed relative (C39, C40, N02). Empty fields are left out (V01), and emptied by that. */
export const RelativeForm = Type.Object({ ...patient, relationship_id: Type.Enum(relationships) })
export type RelativeForm = Type.Static<typeof RelativeForm>

/** Body of a change of some fields of a relative. The identity is none of them: its number waits on no device. */
export const RelativeChange = ChangeOf({
  first_name: optional(patient.first_name),
  last_name: optional(patient.last_name),
  relationship_id: optional(RelativeForm.properties.relationship_id),
  phone: orNull(patient.phone),
  email: orNull(patient.email),
  gender: orNull(patient.gender),
  birthday: orNull(patient.birthday),
  dob_format: orNull(patient.dob_format),
})
export type RelativeChange = Type.Static<typeof RelativeChange>

/**
 * A relative of the signed-in patient (N02); `self` is the patient, whose id is that of the account. Of an adult who did not agree the
 * identity is left out.
 */
export const Relative = Type.Object({
  ...patient,
  id: Type.String(),
  relationship_id: Type.Enum([...relationships, 'self']),
  consent: optional(RelativeConsent),
})
export type Relative = Type.Static<typeof Relative>

/** Whom the patient can book for, themselves first where asked for, then in the order in which they were added (C39). */
export const RelativeList = Type.Object({
  patients: Type.Array(Relative, { maxItems: mostRelatives + 1 }),
  /** How many relatives there may be. */
  most: Type.Integer(),
})
export type RelativeList = Type.Static<typeof RelativeList>

/** Query of the list (C39). */
export const RelativeListQuery = Type.Object({ include_master: optional(Type.Boolean()) })

export const RelativeRemoved = Type.Object({ removed: Type.Literal(true) })
export type RelativeRemoved = Type.Static<typeof RelativeRemoved>

/** Details of `relative_has_visits`: the next visit that was booked for the relative. */
export type VisitAhead = { appointment_id: string; start: string; time_zone: string }
