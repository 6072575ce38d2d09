import type { facilities, facilityFaqs, facilityJobs, facilityReviews } from '#server/db/schema/facilities'
import type { insurancePlans, insurers } from '#server/db/schema/insurance'
import type { availabilityRules, practiceLocations, practitioners, services } from '#server/db/schema/practitioners'
import type { cities, countries, specialities } from '#server/db/schema/reference'

type SnakeCase<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

/** Columns of a table as `readJson` answers them, under the names the database has for them. */
type Columns<Table extends { $inferSelect: object }, Name extends keyof Table['$inferSelect']> = {
  [Key in Name as SnakeCase<Key>]: Table['$inferSelect'][Key]
}
/** All columns but some. */
type AllBut<Table extends { $inferSelect: object }, Left extends keyof Table['$inferSelect'] = never> = Columns<
  Table,
  Exclude<keyof Table['$inferSelect'], Left>
>

/** Columns of where an entry comes from. */
type Origin = 'source' | 'sourceId' | 'sourceDigest' | 'hiddenSince'

export type CountryRow = Columns<typeof countries, 'code' | 'nameEn' | 'nameAr' | 'nameId' | 'currency'>
export type CityRow = AllBut<typeof cities>
export type SpecialityRow = AllBut<typeof specialities>
export type InsurerRow = AllBut<typeof insurers, Origin>
export type PlanRow = AllBut<typeof insurancePlans, Origin>

export type FacilityRow = AllBut<
  typeof facilities,
  'amenities' | 'paymentMethods' | 'published' | 'updatedAt' | 'organisationId' | Origin
>
/** A facility with what only its own page shows; instants come as text. */
export type FacilityPageRow = AllBut<typeof facilities, 'published' | 'updatedAt' | 'organisationId' | Origin> & {
  updated_at: string
}
export type FaqRow = Columns<typeof facilityFaqs, 'id' | 'question' | 'answer'>
export type JobRow = AllBut<typeof facilityJobs, 'facilityId'>
export type ReviewRow = AllBut<typeof facilityReviews, 'facilityId' | 'published' | 'createdAt'> & {
  created_at: string
}
export type PractitionerRow = AllBut<typeof practitioners, 'published' | 'updatedAt' | Origin>

export type LocationRow = AllBut<typeof practiceLocations, 'position' | 'sourceId'>
export type ServiceRow = Columns<
  typeof services,
  'practitionerId' | 'facilityId' | 'consultationType' | 'nameEn' | 'durationMinutes' | 'fee' | 'currency'
>
export type RuleRow = AllBut<typeof availabilityRules>

/** A practitioner with everything that hangs on them. */
export type PractitionerRecord = {
  practitioner: PractitionerRow
  locations: LocationRow[]
  services: ServiceRow[]
  rules: RuleRow[]
}
