/** The catalogues of the app's texts, as patients come upon them; a catalogue of none is in `other`. */
export const wordAreas = {
  finding: ['home', 'care', 'results', 'clinics', 'lists', 'places', 'recent'],
  places: ['doctor', 'clinic', 'share'],
  booking: [
    'booking',
    'homecare',
    'confirmed',
    'person',
    'consent',
    'earlier',
    'calendar',
    'payment',
    'invoice',
    'code',
  ],
  visits: [
    'appointment',
    'ownvisit',
    'own',
    'pending',
    'documents',
    'late',
    'telemedicine',
    'feedback',
    'media',
    'practitioner',
    'roomchat',
    'captions',
  ],
  account: [
    'account',
    'profile',
    'relatives',
    'family',
    'settings',
    'reset',
    'partner',
    'device',
    'unlock',
    'agreements',
  ],
  app: ['app', 'states', 'install', 'external', 'manifest', 'zone', 'away', 'start'],
  refusals: ['problem', 'blocked'],
} as const satisfies Record<string, readonly string[]>
export const wordAreaNames = [...(Object.keys(wordAreas) as (keyof typeof wordAreas)[]), 'other'] as const
export type WordArea = (typeof wordAreaNames)[number]

/** The area of a text by its id. */
export function areaOf(id: string): WordArea {
  const catalogue = id.slice(0, id.indexOf('.'))
  const found = Object.entries(wordAreas).find(([, names]) => (names as readonly string[]).includes(catalogue))
  return (found?.[0] as WordArea | undefined) ?? 'other'
}
