import type { RelativeForm } from '#contract/relative'

/** Two children, with every field; neither needs a consent of their own. */
export const salma: RelativeForm = {
  first_name: 'Salma',
  last_name: 'Farouk',
  relationship_id: 'child',
  phone: '+971551230009',
  email: 'salma@example.org',
  gender: 'female',
  birthday: '2020-05-02',
  dob_format: 'hijri',
  identity_type_id: 'emirates-id',
  identity: '784202012345671',
}
export const amina: RelativeForm = {
  first_name: 'أمينة',
  last_name: '',
  relationship_id: 'sibling',
  phone: '+966501230008',
  email: 'amina@example.com',
  gender: 'female',
  birthday: '2013-01-09',
  dob_format: 'gregorian',
  identity_type_id: 'passport',
  identity: 'N1234567',
}

/** By field, what is refused in the form of Salma, whose identity is an Emirates ID. */
export const wrongValues: [string, unknown][] = [
  ['first_name', ' '],
  ['last_name', '<b>'],
  ['relationship_id', 'self'],
  ['phone', '0551230009'],
  ['phone', '+97155'],
  ['phone', '+971000000000'],
  ['email', 'salma@'],
  ['gender', 'x'],
  ['birthday', '2026-11-24'],
  ['birthday', '2021-02-29'],
  ['dob_format', 'julian'],
  ['identity_type_id', 'library-card'],
  ['identity', '784-2020-1234567-1'],
  ['identity', '785202012345671'],
  ['identity', '78420201234567'],
  ['identity', undefined],
]
