import type { PushFigures } from '#contract/console/figures'

/** What is counted, in the order of the table. */
export const counted = ['accepted', 'shown', 'opened', 'gone', 'refused', 'failed'] as const
export type Counted = (typeof counted)[number]
export type DayCounts = Record<Counted, number>

const nothing: DayCounts = { accepted: 0, shown: 0, opened: 0, gone: 0, refused: 0, failed: 0 }

/** Each day of the range with what all services together count for it, zeroes where nothing was sent. */
export function byDay({ from, to, days }: PushFigures): { day: string; counts: DayCounts }[] {
  const found = new Map<string, DayCounts>()
  for (const row of days) found.set(row.day, plus(found.get(row.day) ?? nothing, row))
  const all: { day: string; counts: DayCounts }[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    all.push({ day, counts: found.get(day) ?? nothing })
  }
  return all
}

/** Two counts together. */
export const plus = (one: DayCounts, other: DayCounts): DayCounts => ({
  accepted: one.accepted + other.accepted,
  shown: one.shown + other.shown,
  opened: one.opened + other.opened,
  gone: one.gone + other.gone,
  refused: one.refused + other.refused,
  failed: one.failed + other.failed,
})

/** What failed of a day, whatever the reason. */
export const lostOf = ({ gone, refused, failed }: DayCounts): number => gone + refused + failed
