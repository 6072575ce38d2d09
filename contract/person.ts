/** What somebody is to the patient: a relative (N02), or whom a clinic calls in an emergency (N01). */
export const relationships = [
  'child',
  'spouse',
  'parent',
  'sibling',
  'grandparent',
  'grandchild',
  'relative',
  'in_care',
  'friend',
] as const
export type Relationship = (typeof relationships)[number]

/** Calendars in which a birthday may be told. On the wire the day itself is always a Gregorian one. */
export const dobFormats = ['gregorian', 'hijri'] as const
export type DobFormat = (typeof dobFormats)[number]
