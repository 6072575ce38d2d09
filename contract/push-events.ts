/** What becomes of a visit that devices show a message of, with texts that a tenant may write itself. */
export const pushEvents = [
  'booked',
  'reminder',
  'moved',
  'cancelled',
  'offered',
  'unpaid',
  'expired',
  'online',
] as const
export type PushEvent = (typeof pushEvents)[number]

/** The two texts of an event: `brief` may stand on any lock screen, `details` where its owner wants to see more. */
export const pushTextKinds = ['brief', 'details'] as const
export type PushTextKind = (typeof pushTextKinds)[number]

/** Most letters of each; a phone shows about as many. */
export const longestPushText: Readonly<Record<PushTextKind, number>> = { brief: 120, details: 240 }

const ofVisit = ['app', 'doctor', 'place', 'when', 'number'] as const
const everyPlaceholder = [...ofVisit, 'earlier', 'until'] as const
/** What is put in the place of a name in braces. */
export type PushPlaceholder = (typeof everyPlaceholder)[number]
export type PushValues = Partial<Record<PushPlaceholder, string>>

/** What may stand in a text of an event: without details nothing of the visit. */
export function placeholdersOf(event: PushEvent, kind: PushTextKind): readonly PushPlaceholder[] {
  if (kind === 'brief') return ['app']
  if (event === 'offered') return everyPlaceholder
  return event === 'unpaid' ? [...ofVisit, 'until'] : ofVisit
}

/** A text with values in the place of its placeholders; one that nothing stands for stays as it is. */
export const fillText = (text: string, values: PushValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name as PushPlaceholder] ?? whole) : whole,
  )
