/** Every kind of row, as its file is named, each after those that it refers to. */
export const kindNames = [
  'countries',
  'cities',
  'specialities',
  'insurers',
  'plans',
  'organisations',
  'facilities',
  'practitioners',
  'roles',
  'services',
  'hours',
  'exceptions',
  'accepted_plans',
] as const
export type KindName = (typeof kindNames)[number]
